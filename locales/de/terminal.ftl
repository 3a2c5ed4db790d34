# Was die Befehle sagen.

with-rule = { $what } (Regel { $rule })
complaint = harbour: { $what }
no-command = Einen Befehl „{ $found }“ gibt es nicht.
no-game = Ein Spiel „{ $found }“ gibt es hier nicht. Spiele sind: { $games }.
did-you-mean = { $what } Meintest du „{ $guess }“?
no-argument = Eine Option „{ $found }“ gibt es hier nicht.
missing-argument = Es fehlt etwas: { $names }.
missing-command = Sag, was zu tun ist, zum Beispiel „harbour play blackout“.
missing-value = { $name } braucht einen Wert.
bad-value = „{ $found }“ passt nicht zu { $name }.
bad-value-in = „{ $found }“ passt nicht zu { $name }: Es muss eine ganze Zahl von { $least } bis { $most } sein.
bad-value-of = „{ $found }“ passt nicht zu { $name }; möglich sind: { $known }.
conflict = { $name } und { $other } schließen einander aus.
only-once = { $name } darf nur einmal vorkommen.
see-help = { $what } Siehe: { $command }
cannot-read = { $file } lässt sich nicht lesen: { $why }
cannot-write = { $file } lässt sich nicht schreiben: { $why }
read-denied = Zugriff verweigert: { $file } lässt sich nicht lesen. Führe den Befehl unter einem Benutzer aus, der das darf: dem Eigentümer, dem Benutzer des Servers oder root.
write-denied = Zugriff verweigert: { $file } lässt sich nicht schreiben. Wähle einen Ort, an dem du schreiben darfst, oder führe den Befehl unter einem Benutzer aus, der das dort darf.
bad-line = { $file }, Zeile { $line }: { $why }
bad-file = { $file }, Zeile { $line }: { $why } Die Datei bleibt, wie sie ist.
bad-position = Ungültige Stellung: { $why }
unknown-game = { $file } ist eine Partie „{ $found }“, die diese Version von harbour nicht kennt. Eine neuere kennt sie vielleicht.
no-such-step = Einen Schritt { $step } gibt es nicht; die Partie hat { $last }.
nothing-to-resume = In { $folder } liegt keine unbeendete Partie. Beginne eine: harbour play { $game }
already-over = Die Partie in { $file } ist zu Ende. Sieh sie dir an: harbour replay { $file }
other-error = Das hat nicht geklappt: { $why }

play-welcome =
    { $game ->
        [blackout] Blackout: Hong Kong. Die Stadt ist dunkel: Plane deine Helfer, erfülle Ziele, sichere Bezirke. Wer die meisten Siegpunkte hat, gewinnt.
       *[hongkong] Hong Kong. Baue Türme! Ein Gebäude gehört der Person, deren Stein ganz oben liegt; wer am Ende mehr Gebäude hat, gewinnt. Tippe jederzeit „hilfe“ oder „regeln“.
    }
play-saved-in = Die Partie wird nach jedem Zug gespeichert in:
play-not-saved = Die Partie lässt sich nicht speichern: { $why }. Du kannst weiterspielen; „speichern DATEI“ versucht es anderswo.
play-resumed = Fortgesetzt wird:
play-turn = Zug { $number }: { $who }
play-known-as = { $seat } ({ $letter })
play-piece-moves =
    { $piece ->
        [fast] Extra-Etagenstein: { $moves }
        [roof] Dachstein: { $moves }
       *[standard] Etagenstein: { $moves }
    }
play-piece-choice =
    { $piece ->
        [fast] { $number } Extra-Etagenstein (noch { $left })
        [roof] { $number } Dachstein (noch { $left })
       *[standard] { $number } Etagenstein (noch { $left })
    }
play-plots =
    { $piece ->
        [fast] Wohin mit dem Extra-Etagenstein?
        [roof] Wohin mit dem Dachstein?
       *[standard] Wohin mit dem Etagenstein?
    }
play-plot-choice = { $number } { $plot }
play-plot-takes = { $number } { $plot } (Übernahme, Höhe { $height })
play-plot-raises = { $number } { $plot } (deins, Höhe { $height })
play-back = { $number } anderen Stein wählen
play-prompt = >
play-hint = Oder tippe den Zug: c2 = Etage; c2^ = Dach; b1! c1 = Extra-Etage auf b1, dann Etage auf c1.
play-no-such-number = { $number } steht nicht zur Wahl; wähle eine der gezeigten Nummern.
play-not-understood = „{ $text }“ ist weder eine Nummer noch ein Zug wie c2 noch ein Befehl. Tippe „hilfe“.
play-too-many = Dein Zug ist vor { $text } schon zu Ende. Tippe nur einen Zug: Etage oder Dach, davor höchstens eine Extra-Etage.
play-why-what = Warum was? Zum Beispiel: warum c3^
play-why-legal = { $text } ist jetzt erlaubt.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-undone = Zurückgenommen: { $moves }
play-cancelled = Abgebrochen.
play-resigned = { $seat } gibt auf.
play-won-by-resigning = { $seat } gewinnt.
play-saved-copy = Eine Kopie liegt in { $file }.
play-exists = { $file } gibt es schon. Wähle einen anderen Namen.
play-save-where = Wohin speichern? Zum Beispiel: speichern partie.txt
play-go-on = Deine Partie ist gespeichert. Weiter geht es mit:
play-input-ended = Die Eingabe ist zu Ende.
play-commands =
    Züge:
      c2: ein Etagenstein auf c2
      c2^ oder „dach c2“: ein Dachstein
      b1! c1 oder „extra b1 c1“: ein Extra-Etagenstein, dann ein Etagenstein
      oder die Nummern der Auswahl
    Befehle:
      plan: den Spielplan noch einmal
      züge: alles, was erlaubt ist
      warum c3^: warum ein Zug nicht geht
      regeln, regeln K6: die Regeln oder eine davon
      tipp: was ein Bot täte, jedes Mal ein wenig mehr
      zurück: einen anderen Stein wählen oder deinen letzten Zug zurücknehmen, samt Antwort des Bots
      speichern DATEI: eine Kopie der Partie
      ende: aufhören; die Partie bleibt gespeichert
      aufgeben: die Partie verloren geben
play-word-help = hilfe
play-word-board = plan brett tisch
play-word-moves = züge zuege
play-word-undo = zurück zurueck
play-word-hint = tipp
hint-move = Der Zug: { $what }
play-word-why = warum
play-word-save = speichern
play-word-resign = aufgeben
play-word-quit = ende

board-standing =
    { $who }: { $buildings } Gebäude; übrig: { $standard ->
        [one] 1 Etagenstein
       *[other] { $standard } Etagensteine
    }, { $fast } Extra, { $roof ->
        [one] 1 Dachstein
       *[other] { $roof } Dachsteine
    }
board-legend = Buchstabe: wem es gehört. Zahl: Höhe. ^: Dach. ·: letzter Zug.
board-row = Reihe { $row }: { $cells }.
board-cell-block = { $plot } { $seat }, Höhe { $height }
board-cell-roof = { $plot } { $seat }, Höhe { $height }, Dach
board-not-drawn-yet = Es ist noch nicht ausgelost, wer beginnt.

replay-head =
    { $game ->
        [blackout] Blackout: Hong Kong
       *[hongkong] Hong Kong
    }, Regelversion { $rules }, { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
replay-step = { $number } { $what }
replay-taken-back = Ab Schritt { $number } zurückgenommen.
replay-still-open = Die Partie ist nicht zu Ende. Weiter mit: harbour play { $game } --resume DATEI
simulate-head =
    { $games ->
        [one] 1 Partie, A { $a } gegen B { $b }, Startwert { $seed }
       *[other] { $games } Partien, A { $a } gegen B { $b }, Startwert { $seed }
    }
simulate-wins = Siege von { $seat }: { $wins } ({ $percent } % ± { $margin })
simulate-draws = Unentschieden: { $draws } ({ $percent } %)
simulate-first = Siege der Startspielerin: { $wins } ({ $percent } % ± { $margin })
simulate-centre = Durch den mittleren Bauplatz entschieden: { $games } ({ $percent } %)
simulate-means = Im Mittel { $turns } Züge, { $pieces } Steine, { $a } Gebäude für A und { $b } für B.
bench-head = Hong Kong, Zufallspartien vom leeren Spielplan, ein Prozessorkern. Ein Zustand hat { $bytes } Bytes.
bench-pieces = Stein für Stein:
bench-turns = Gleichverteilt über ganze Züge:
bench-speed = { "  " }{ $playouts } Partien je Sekunde; { $per_playout } ns je Partie, { $per_piece } ns je Stein
bench-instructions = { "  " }{ $per_playout } Maschinenbefehle je Partie, { $per_piece } je Stein
bench-no-instructions = { "  " }Maschinenbefehle: nicht gezählt, da valgrind nicht installiert ist
bench-bots = { $game ->
    [hongkong] Wie schnell Bots bei Hong Kong denken, ein Prozessorkern:
   *[other] Wie schnell Bots bei Blackout denken, { $setup }, ein Prozessorkern:
}
bench-thought = { "  " }{ $what ->
    [positions] { $rate } durchsuchte Stellungen je Sekunde
    [decisions] { $rate } Probespiele je Sekunde, von Entscheidungen bis zum Ende der Runde
    [rounds] { $rate } Probespiele ganzer Runden je Sekunde
   *[uct] { $rate } Zufallspartien von uct je Sekunde
}
bench-deadlines = { "  " }Fristen von 10 ms bis 2 s wurden im Median um { $middle } ms verfehlt, höchstens um { $most } ms
bench-perft = perft 4: { $nodes } Knoten in { $milliseconds } ms
pages-written = Die Handbuchseiten liegen in { $folder }. Lies eine: man { $folder }/harbour.1
play-seats = A: { $a }. B: { $b }.
play-hint-plain = Tippe einen Zug, zum Beispiel: c2, oder dach c2, oder extra b1 c1. „züge“ sagt, was erlaubt ist.
play-prompt-plain = Dein Zug:
play-really-resign = Tippe noch einmal „aufgeben“, um die Partie verloren zu geben.
play-look-again = Die Partie noch einmal ansehen:
play-skipped = Nicht lesbar, daher wird eine ältere Partie gesucht: { $what }
play-word-rules = regeln regel
play-word-block = etage
play-word-fast = extra
play-word-roof = dach
board-row-empty = alles leer
board-rest-empty = der Rest leer
board-and = { $one }; { $other }
board-score = Gebäude: { $a } { $buildings_a }, { $b } { $buildings_b }. Leere Bauplätze: { $empty }.
play-moves-empty = leer: { $plots }
play-moves-own = deine: { $plots }
play-moves-taking = Übernahme: { $plots }
io-error =
    { $kind ->
        [not-found] die Datei oder den Ordner gibt es nicht
        [denied] Zugriff verweigert
        [read-only] das Dateisystem ist schreibgeschützt
        [folder] ein Ordner dieses Namens ist im Weg
        [full] es ist kein Platz mehr
        [no-folder] ein Teil des Pfades ist eine Datei, kein Ordner
       *[other] { $raw }
    }
no-such-rule =
    { $game ->
        [blackout] Eine Regel { $number } gibt es in Blackout nicht. Nenne einen Abschnitt, B0 bis B10, oder eine Regel daraus, etwa B3.2; „harbour rules blackout“ gibt alle aus.
       *[hongkong] Eine Regel { $number } gibt es in Hong Kong nicht; es gibt K1 bis K10.
    }
save-changed = Die Datei { $file } hat sich geändert, seit harbour sie zuletzt geschrieben hat; sie bleibt, wie sie ist.
save-no-folder = es gibt keinen Datenordner; setze HOME
bad-seed = Der Startwert (seed) im Kopf besteht nicht aus 64 Hexadezimalziffern.
not-text = Ein Argument ist kein gültiger Text (UTF-8).
replay-takeover = { $name } spielt ab hier für { $seat }.
replay-entropy = { $seat } steuert eigenen Zufall bei.
play-you = du
blackout-solo-needs-chapter = Allein spielt man nur Kapitel. Ergänze --chapter 1 bis 5.
simulate-blackout-head =
    { $games ->
        [one] 1 Partie Blackout
       *[other] { $games } Partien Blackout
    }, { $chapter ->
        [0] { $seats } Plätze
       *[other] Kapitel { $chapter }, Plätze: { $seats }
    }, alle Plätze { $bot }, Startwert { $seed }
simulate-blackout-seat = { $seat }: im Mittel { $score } Siegpunkte, Siege { $percent } %
simulate-blackout-means = Im Mittel: höchste Punktzahl { $best }, Siege der ersten Startspielerin { $first } %, Runden { $rounds }, Antworten { $answers }.
bench-blackout = Blackout, { $setup }, Zufallspartien, ein Prozessorkern. Ein Zustand hat { $bytes } Bytes und ist in { $clone } ns kopiert.
bench-blackout-instructions = { "  " }{ $per_decision } Maschinenbefehle je Entscheidung
bench-blackout-speed = { "  " }{ $games } Partien und { $decisions } Entscheidungen je Sekunde; { $per_decision } ns je Entscheidung
bench-blackout-lists = { "  " }{ $per_game } Entscheidungen je Partie; im Mittel { $mean } Aktionen zur Wahl, höchstens { $longest }
bench-blackout-phase =
    { $phase ->
        [0] { "    " }Aufbau: { $decisions }
        [1] { "    " }Phase 1, Waren bestimmen, Karten planen: { $decisions }
        [2] { "    " }Phase 2, Helfer und Spezialisten einsetzen: { $decisions }
        [3] { "    " }Phase 3, Ziele: { $decisions }
        [4] { "    " }Phase 4, Erkunden: { $decisions }
        [5] { "    " }Phase 5, Neue Ziele: { $decisions }
        [6] { "    " }Phase 6, Aufräumen: { $decisions }
        [7] { "    " }Phase 7, Bezirke sichern: { $decisions }
       *[other] { "    " }Phase 8, Karten aufnehmen: { $decisions }
    }
box-bad = Die Schachtel in { $folder } hat Fehler, insgesamt { $n }; siehe oben und docs/box.md.
box-good = Die Schachtel ist in Ordnung. Ihre Prüfsumme ist { $hash }.
box-exported = Unsere Schachtel liegt in { $folder }. Bearbeite sie und prüfe sie dann: harbour box check { $folder }
box-files-exist =
    Nichts wurde geschrieben: In { $folder } gibt es schon { $files }. { $n ->
        [one] Wähle einen anderen Ordner, oder verschiebe oder lösche diese Datei zuerst.
       *[other] Wähle einen anderen Ordner, oder verschiebe oder lösche diese Dateien zuerst.
    }
box-head = Schachtel { $hash }
box-district = { $name }: { $locations }
box-tile = { $id }: { $tile }
box-worth = { $name }: Kosten { $cost }, Wert { $worth }, Überschuss { $surplus } HK Dollar
replay-in-secret = { $seat } entscheidet etwas geheim.
replay-stopped-here = Gezeigt bis Schritt { $step } von { $last }.
replay-goes-on = { $seat } macht weiter.
replay-drawn-unseen = Etwas wird verdeckt gezogen.

# Glück, das sich beweisen lässt.
verify-no-seed = { $file } enthält keinen Startwert, also lässt sich das Glück nicht prüfen. Ein Server verrät ihn nach dem Ende der Partie: Exportiere sie dann noch einmal.
verify-broken-promise = { $file }: Der Startwert ist nicht der versprochene. Die Zusage lautet { $promised }, der Startwert ergibt aber { $ours }.
verify-unfair-step = { $file }: Schritt { $step } ist nicht, was der Startwert ergibt. { $what }
verify-fair =
    Das Glück ist, wie der Startwert es ergibt: { $draws ->
        [one] 1 Ziehung
       *[other] { $draws } Ziehungen
    } nachgerechnet, { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } nach den Regeln.
verify-promise-kept = Der Startwert passt zur Zusage. Vergleiche sie mit der, die der Tisch vor Beginn gezeigt hat: { $commitment }
verify-no-promise = Die Datei enthält keine Zusage; niemandem wurde dieser Startwert vor Beginn versprochen.
verify-arena = Die Arena hat dieses Glück für Ausgangslage { $deal } des Startwerts { $seed } gezogen.
verify-luck-of-seats =
    { $seats ->
        [0] Kein Platz hat etwas zum Glück beigetragen: Wer den Startwert gewählt hat, hat ihn allein gewählt, wenn auch vor Beginn.
        [one] 1 Platz hat etwas zum Glück beigetragen, sodass niemand den Startwert allein wählen konnte.
       *[other] { $seats } Plätze haben etwas zum Glück beigetragen, sodass niemand den Startwert allein wählen konnte.
    } Das beweist nicht, dass der Betreiber nie vorausgeschaut hat.

# Der Server und wer ihn betreibt.
serve-default = { $what } (Vorgabe: { $value })
serve-bad-setting = „{ $found }“ ({ $source }) passt nicht zur Einstellung { $name }. Erwartet wird: { $wanted }.
serve-no-setting = { $file }: Die Einstellung „{ $found }“ gibt es nicht. Entferne sie oder mach daraus eine von diesen: { $known }.
serve-no-variable = harbour: Die Variable { $name } ist keine Einstellung und wird nicht beachtet.
serve-bad-toml = { $file }, Zeile { $line }: Das ist kein TOML ({ $why }).
serve-serving = harbour ist unter { $url } zu erreichen
serve-serving-from = Alles liegt in { $folder }. Strg+C beendet den Server.
serve-folder-in-use = In { $folder } läuft schon ein harbour: { $url }. Nimm dieses, beende es zuerst, oder wähle mit --data und --listen einen anderen Ordner und Port.
serve-folder-locked = Gerade benutzt ein anderes harbour { $folder }. Beende es zuerst, oder wähle mit --data einen anderen Ordner.
serve-bad-database = Die Datenbank in { $folder } lässt sich nicht öffnen: { $why }. Vielleicht braucht es ein neueres harbour oder eine Sicherung: harbour restore DATEI --force
serve-harbour-listens = Unter { $address } läuft schon ein anderes harbour, mit einem anderen Datenordner. Öffne http://{ $address }, beende es zuerst, oder wähle mit --listen einen anderen Port.
serve-somebody-listens = Unter { $address } läuft schon ein anderes Programm. Beende es zuerst, oder wähle mit --listen einen anderen Port, etwa --listen 127.0.0.1:8853.
serve-name-unresolved = Der Hostname { $name } lässt sich nicht auflösen. Berichtige ihn, oder nenne mit --listen eine IP-Adresse, etwa --listen 127.0.0.1:8852.
serve-cannot-listen = { $address } lässt sich nicht benutzen: { $why }. Wähle mit --listen eine andere Adresse.
backup-no-database = Es gibt nichts zu kopieren: { $file } ist nicht da.
backup-done = Die Datenbank ist nach { $file } kopiert. Bewahre sie gut auf: Sie enthält Namen und die Startwerte laufender Partien.
restore-exists = { $file } gibt es schon. Mit --force bleibt sie unter anderem Namen daneben liegen, und die Sicherung tritt an ihre Stelle.
restore-stop-first = Ein Server benutzt { $folder }. Beende ihn zuerst.
restore-damaged = { $file } ist keine Sicherung von harbour oder beschädigt. Nichts wurde geändert.
restore-too-new = { $file } stammt von einem neueren harbour. Nichts wurde geändert.
restore-done = Die Sicherung liegt in { $folder }.
restore-old-kept = Was vorher da war, liegt in { $file }.
admin-no-server = In { $folder } läuft kein Server. Starte ihn mit „harbour serve“, oder nenne seinen Ordner mit --data.
admin-refused = Der Server lehnt ab: { $why }
admin-no-tables = Es gibt keine Tische.
admin-table =
    { $id } { $game }, { $is_public ->
        [yes] öffentlich
       *[no] privat
    }, { $phase ->
        [waiting] wartet auf Leute
        [playing] im Gange
        [over] zu Ende
       *[closed] geschlossen
    }
admin-closed = Der Tisch ist geschlossen.
admin-no-people = Niemand heißt so.
admin-person =
    { $is_muted ->
        [yes] { $id } { $name } (stumm)
       *[no] { $id } { $name }
    }
admin-muted = Diese Person kann sich nicht mehr zu Wort melden.
admin-speaks = Diese Person kann sich wieder zu Wort melden.
admin-forgotten =
    Diese Person ist vergessen. { $tables ->
        [0] Sie saß an keinem Tisch.
        [one] Die Partie an 1 Tisch bleibt, mit dem Buchstaben des Platzes statt des Namens.
       *[other] Die Partien an { $tables } Tischen bleiben, mit dem Buchstaben des Platzes statt des Namens.
    } Ältere Sicherungen enthalten den Namen noch.
health-well = Dem Server unter { $url } geht es gut.
health-not-well = Der Server unter { $url } antwortet nicht, wie er sollte.
load-not-measured = Nichts wurde gemessen: { $why } Starte den Server mit „harbour serve --max-rate 1000000 --max-answers 1000000 --max-sockets-per-address 100000 --echo“.
load-head = { $tables } Tische mit { $sockets } Verbindungen, gemessen über { $seconds } s
load-steps = { $rate } Schritte in der Sekunde (insgesamt { $steps }, { $finished } Partien beendet, { $errors } Fehler)
load-times = Vom Senden, bis alle Plätze es wissen: die Hälfte binnen { $half } ms, 99 % binnen { $most } ms, der langsamste { $slowest } ms
load-memory = Speicher: { $table } kB je Tisch, { $socket } kB je ruhender Verbindung, { $whole } MB insgesamt
load-memory-played = Speicher nach dem Spielen: { $table } kB mehr je Tisch
load-echo = Derselbe Verkehr gegen ein bloßes Echo: { $rate } Schritte in der Sekunde; der Server schafft { $percent } % davon

# Programme an einem Tisch im Terminal
play-program-forfeits = Das Programm von { $seat } verliert kampflos: { $why }
play-program-of-file = In dieser Partie spielt das Programm „{ $name }“ den Platz { $seat }, und harbour startet kein Programm, nur weil eine Spieldatei es nennt. Gib { $option } „{ $name }“ an, um damit weiterzuspielen, oder { $option } mit einem Bot oder Namen, damit jemand anders weiterspielt.
play-bad-player = „{ $name }“ kann in dieser Partie keinen Platz übernehmen. Nenne eine Person, einen Bot oder ein Programm.
play-no-program-in-campaign = { $option } „{ $name }“ ist ein Programm, und Programme können keine Kampagne spielen. Nenne eine Person oder einen Bot, oder spiele mit --chapter ein einzelnes Kapitel.

# Ein Programm an einem Platz auf einem Server
bot-seated = { $name } sitzt auf Platz { $seat } bei { $url }
bot-waiting = Warten, bis die Partie beginnt. Strg-C gibt den Platz wieder frei.
bot-started = Die Partie hat begonnen.
bot-bad-position = Der Server hat eine Stellung geschickt, die dieses harbour nicht lesen kann; das Programm kann so nicht weiterspielen. Ab jetzt spielt ein Bot des Servers auf dem Platz. Nimm dieselbe Version von harbour wie der Server.
bot-no-lookahead =
    { $reason ->
        [rules] An diesem Tisch gilt eine andere Fassung der Regeln, als dieses harbour kennt. Das Programm kann deshalb nicht vorausschauen und bekommt nur Protokoll 1 angeboten. Nimm dieselbe Version von harbour wie der Server.
        [box] Die Schachtel dieses Tisches lässt sich nicht laden. Das Programm kann deshalb nicht vorausschauen und bekommt nur Protokoll 1 angeboten. Nimm dieselbe Version von harbour wie der Server.
       *[position] Der Server schickt keine Stellung, die dieses harbour lesen kann. Das Programm kann deshalb nicht vorausschauen und bekommt nur Protokoll 1 angeboten. Nimm dieselbe Version von harbour wie der Server.
    }
bot-disconnected = Die Verbindung zu { $url } ist abgerissen ({ $why }). Neuer Versuch …
bot-connected = Die Verbindung steht wieder.
bot-over = Die Partie ist nach { $decisions } Entscheidungen zu Ende. { $standings }
bot-standing = { $seat } ({ $name }): Rang { $place }, { $points } Punkte
bot-closed = Der Tisch wurde vor dem Ende der Partie geschlossen.
bot-left =
    { $phase ->
        [waiting] Der Platz ist wieder frei.
       *[playing] Ab jetzt spielt ein Bot des Servers auf dem Platz.
    }
bot-forfeits = „{ $name }“ verliert die Partie kampflos und hat aufgegeben: { $why }
bot-bad-link = „{ $link }“ ist kein Link zu einem Tisch. Ein Link sieht aus wie http://localhost:8852/l/… (eine Einladung oder der Link eines Platzes) oder http://localhost:8852/t/… (ein öffentlicher Tisch); kopiere ihn von der Seite des Tisches.
bot-no-tls = „{ $link }“ verlangt HTTPS, das „harbour bot“ nicht beherrscht. Nimm die http://-Adresse des Servers selbst, etwa auf seinem eigenen Rechner oder durch einen SSH-Tunnel.
bot-only-watching = „{ $link }“ ist ein Link zum Zuschauen. Bitte den Gastgeber um eine Einladung oder um den Link eines Platzes.
bot-no-server = Unter { $url } antwortet kein harbour-Server: { $why } Prüfe den Link und ob der Server läuft.
bot-refused = Der Server unter { $url } lehnt ab: { $why }
bot-gave-up = Der Server unter { $url } hat { $minutes } Minuten lang nicht geantwortet; „harbour bot“ gibt auf.
bot-taken-away = Platz { $seat } wird nicht mehr von „{ $name }“ gespielt: { $why }

# Die Arena
arena-too-few = Die Arena braucht mindestens zwei Spieler.
arena-sprt-two = --sprt vergleicht zwei Spieler an einem Tisch für mehrere, und die erste Zahl ist kleiner als die zweite; beide liegen zwischen −{ $most } und { $most }.
arena-no-such-bot = Es gibt keinen Bot „{ $name }“. Bots sind { $known }; ein Programm nennt man mit seinem Pfad, etwa ./{ $name }.
arena-cannot-start =
    { $kind ->
        [not-found] „{ $name }“ lässt sich nicht starten: „{ $program }“ gibt es nicht, oder nicht das, womit es laut seiner ersten Zeile läuft. Prüfe den Pfad, der im aktuellen Ordner beginnt, oder installiere, was fehlt.
        [denied] „{ $name }“ lässt sich nicht starten: „{ $program }“ ist keine ausführbare Datei. Mach sie mit „chmod +x { $program }“ dazu, oder nenne zuerst, womit sie läuft, etwa „python3 { $program }“.
       *[other] „{ $name }“ lässt sich nicht starten: { $why }. Ist es ein Skript, so nenne zuerst, womit es läuft, etwa „python3 { $program }“.
    }
results-in-use = „{ $file }“ ist in Gebrauch: Es kommen gerade Ergebnisse dazu.
results-none = „{ $file }“ enthält keine Ergebnisse, bei denen es weitergehen könnte.
results-no-game = Das ist kein Ergebnis einer Partie.
results-other-seats = Darin stehen Plätze oder Spieler, die nicht hierher gehören.
results-other-terms = Die Ergebnisse in „{ $file }“ kamen unter anderen Bedingungen zustande ({ $names }). Nimm dieselben oder eine andere Datei.
tune-same-file = „{ $file }“ kann nicht die Partien und den Bericht zugleich enthalten. Nenne zwei Dateien.
arena-progress = { $bar } { $done } von { $all } Partien, noch { $seconds } s
arena-forfeit = { $name } verliert eine Partie der Ausgangslage { $deal } kampflos: { $why }
forfeit-reason =
    { $kind ->
        [crash] Das Programm hat sich mit Exit-Code { $what } beendet.
        [gone] Das Programm hat seine Ausgabe geschlossen oder ließ sich nicht neu starten.
        [stall] Das Programm hat nicht innerhalb von { $what } ms geantwortet.
        [not-json] Das Programm hat eine Zeile geschrieben, die kein JSON ist: { $what }
        [bad-message] Das Programm hat JSON geschrieben, das keine Nachricht des Protokolls ist: { $what }
        [wrong-number] Das Programm hat auf eine andere Nachricht als die letzte geantwortet: { $what }
        [unknown-answer] Die Antwort des Programms gehört nicht zu den angebotenen Aktionen: { $what }
        [too-much] Das Programm hat mehr als 64 KiB in einer Zeile oder 1 MiB vor einer Antwort geschrieben: { $what }
        [endless] Das Programm hat zu oft hintereinander entschieden, ohne seinen Zug zu beenden: { $what }
       *[nonsense] Das Programm hat das Protokoll verletzt: { $what }
    }
forfeit-kind =
    { $kind ->
        [crash] beendet { $n }
        [stall] zu spät { $n }
        [not-json] kein JSON { $n }
        [bad-message] unbekannte Nachricht { $n }
        [wrong-number] falsche Nummer { $n }
        [unknown-answer] unbekannte Antwort { $n }
        [too-much] zu viel Ausgabe { $n }
        [endless] endloser Zug { $n }
       *[nonsense] Protokoll verletzt { $n }
    }
arena-hopeless =
    „{ $name }“ hat alle Partien { $deals ->
        [one] der einzigen Ausgangslage
       *[other] von { $deals } Ausgangslagen in Folge
    } kampflos verloren (Spieler: { $players }). Zuletzt: { $why }
arena-stopped = Vorzeitig beendet. { $what } Behebe den Fehler im Programm; --log DATEI zeichnet alles auf, was es empfängt und antwortet.
arena-time = { $ms } ms je Antwort
arena-iterations = { $n } Durchläufe je Antwort
arena-head =
    { $game ->
        [hongkong] Hong Kong
       *[blackout] Blackout, { $setup }
    }: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } aus { $deals ->
        [one] 1 Ausgangslage
       *[other] { $deals } Ausgangslagen
    }, { $budget }, Startwert { $seed }
arena-player = { $name }
arena-share = { $percent } % (95 %: { $low } bis { $high })
arena-result = { "  " }gewonnen { $wins }, geteilt { $draws }, verloren { $losses }: { $share }
arena-elo = { "  " }Elo { $elo } gegenüber { $first } (95 %: { $low } bis { $high })
arena-elo-first = { "  " }Elo 0, woran die anderen gemessen werden
arena-scores = { "  " }im Mittel { $mean } Punkte, Median { $median }, Dezile { $deciles }
arena-thought = { "  " }{ $decisions } Entscheidungen je Partie und Platz, { $rate } je Sekunde Bedenkzeit; im Mittel { $mean }, höchstens { $longest }
arena-late = { "  " }Antworten, die um mehr als ein Zwanzigstel zu spät kamen: { $late }
arena-troubles = { "  " }kampflos verloren: { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    } ({ $kinds })
arena-against = { $one } gegen { $other }: davor { $before }, gleichauf { $level }, dahinter { $behind }: { $share }
arena-length =
    { $game ->
        [hongkong] Die Partien dauerten im Mittel { $mean } Züge, { $least } bis { $most }.
       *[blackout] Die Partien dauerten im Mittel { $mean } Runden, { $least } bis { $most }.
    }
arena-forfeited =
    { $games ->
        [one] 1 Partie ging kampflos verloren; sie zählt als Niederlage, aber nicht für Punkte und Dauer.
       *[other] { $games } Partien gingen kampflos verloren; sie zählen als Niederlagen, aber nicht für Punkte und Dauer.
    }
arena-sprt =
    { $verdict ->
        [first] Der Test ist entschieden: { $zero } Elo-Punkte sind wahrscheinlicher als { $one } (Logarithmus des Verhältnisses { $ratio }, Schranke −{ $bound }).
        [second] Der Test ist entschieden: { $one } Elo-Punkte sind wahrscheinlicher als { $zero } (Logarithmus des Verhältnisses { $ratio }, Schranke { $bound }).
       *[open] Der Test zwischen { $zero } und { $one } Elo-Punkten ist offen (Logarithmus des Verhältnisses { $ratio }, Schranken ±{ $bound }).
    }
arena-interrupted = Unterbrochen: So steht es bis jetzt.
arena-unfinished =
    { $games ->
        [one] 1 Partie zählt nicht, da ihre Ausgangslage nicht vollständig gespielt ist.
       *[other] { $games } Partien zählen nicht, da ihre Ausgangslagen nicht vollständig gespielt sind.
    }
arena-method = Die Intervalle berücksichtigen, dass die Partien einer Ausgangslage zusammenhängen: bei Anteilen nach Wilson, für so viele Partien, wie die Ausgangslagen nach ihrer Streuung wert sind; bei Elo die wahrscheinlichsten Stärken mit Fehlern über Ausgangslagen.
lookahead-protocol = Ein Programm, das Protokoll 1 spricht, kann nichts anfragen. Antworte auf „hello“ mit "protocol": 2 in „ready“, um Anfragen zu stellen.
lookahead-malformed = Die Anfrage lässt sich nicht ausführen: { $why }. Die Felder jeder Anfrage stehen in docs/bots.md.
lookahead-number = Die Anfrage hat die Nummer { $found }, die offene Frage aber die Nummer { $wanted }.
lookahead-no-world = Es gibt keine Welt { $world }. Welten gelten, bis du die Frage beantwortest, für die sie gezogen wurden; zieh eine neue.
lookahead-too-many-worlds = Höchstens { $most } Welten können behalten werden. Gib einige mit „forget“ frei.
lookahead-range = „{ $field }“ liegt außerhalb des Bereichs: wähle 1 bis { $most }.
lookahead-no-seat = Kein Platz { $found } spielt in dieser Partie mit.
lookahead-no-bot = Einen Bot „{ $found }“ gibt es hier nicht. Wähle einen von { $known }.
lookahead-nobody-asked = In Welt { $world } wird kein Platz gefragt, also hat kein Bot eine Antwort: Der Zufall entscheidet, oder die Partie ist vorbei.
lookahead-needs-world = „{ $field }“ geht nur zusammen mit „world“. Zieh zuerst eine Welt.
