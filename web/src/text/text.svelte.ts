// Keys and arguments to words, from the same message files as everywhere else in harbour.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import type { Arg, BoxSheet, NameSheet, Said, SeatLetter } from '../wire/types';

export type Lang = 'en' | 'de' | 'fr';
export const LANGS: readonly Lang[] = ['en', 'de', 'fr'];
export const LANG_NAMES: Record<Lang, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** What every screen says, what the table of a game says, and what the rulebook says: each is loaded when it is wanted. */
const BOOKS = {
  page: import.meta.glob<string>('../../../locales/*/{page,page_home,server}.ftl', { query: '?raw', import: 'default' }),
  play: import.meta.glob<string>(
    '../../../locales/*/{game,blackout,hongkong,advice,table,page_cards,page_map,page_board,page_hongkong,page_game,page_advice}.ftl',
    { query: '?raw', import: 'default' },
  ),
  rules: import.meta.glob<string>('../../../locales/*/{rules,rules_blackout,box,page_rulebook}.ftl', { query: '?raw', import: 'default' }),
} as const;
export type Book = keyof typeof BOOKS;

/** Names the seats and the things of a box. */
export interface Names {
  seat?: (seat: SeatLetter) => string;
  /** The reader's own seat: messages about it address the reader. */
  you?: SeatLetter | undefined;
  box?: BoxSheet | null;
}

/** The arguments that name a seat, each with the attribute of a message that says “you” instead of that name. */
const ADDRESSED: readonly (readonly [string, string])[] = [['seat', 'you'], ['from', 'from-you']];

/** The words of a message: those that address the reader where it is about their seat and has such words. */
function patternOf(message: Message, args: Record<string, Arg>, you: SeatLetter | undefined): Message['value'] {
  for (const [name, attribute] of ADDRESSED) {
    const arg = args[name];
    const isYou = you !== undefined && typeof arg === 'object' && 'seat' in arg && arg.seat === you;
    const pattern = isYou ? message.attributes[attribute] : undefined;
    if (pattern) return pattern;
  }
  return message.value;
}

async function load(bundle: FluentBundle, lang: Lang, book: Book): Promise<void> {
  const own = Object.entries(BOOKS[book]).filter(([path]) => path.includes(`/${lang}/`));
  for (const source of await Promise.all(own.map(([, read]) => read()))) {
    bundle.addResource(new FluentResource(source));
  }
}

/** What somebody else wrote, without what turns the direction of writing. */
function harmless(text: string): string {
  return text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/** The language that is spoken, and the words in it. */
class Text {
  lang: Lang = $state('en');
  /** Grows whenever words have come, so that everything is said anew. */
  private edition = $state(0);
  private bundles = new Map<Lang, FluentBundle>();
  /** Which books were wanted so far; another language brings the same. */
  private wanted = new Set<Book>(['page']);
  private coming = 0;
  private learnt = new Map<string, Promise<void>>();

  /** Speaks another language as soon as its words are there. */
  async speak(lang: Lang): Promise<void> {
    await Promise.all([...this.wanted].map((book) => this.bring(lang, book)));
    this.lang = lang;
    this.edition += 1;
    document.documentElement.lang = lang;
  }

  /** Brings the words of a book, in the present language and in every one that will be spoken. */
  async learn(book: Book): Promise<void> {
    this.wanted.add(book);
    await this.bring(this.lang, book);
    this.edition += 1;
  }

  /** The words of the rulebook. */
  learnRules(): Promise<void> {
    return this.learn('rules');
  }

  private bring(lang: Lang, book: Book): Promise<void> {
    const name = `${lang} ${book}`;
    let coming = this.learnt.get(name);
    if (!coming) {
      const bundle = this.bundles.get(lang) ?? new FluentBundle(lang, { useIsolating: false });
      this.bundles.set(lang, bundle);
      this.coming += 1;
      coming = load(bundle, lang, book).finally(() => (this.coming -= 1));
      // What did not come is tried again when it is wanted again.
      coming.catch(() => this.learnt.delete(name));
      this.learnt.set(name, coming);
    }
    return coming;
  }

  has(key: string): boolean {
    void this.edition;
    return this.bundles.get(this.lang)?.hasMessage(key) ?? false;
  }

  /** The message in words. */
  say(key: string, args: Record<string, Arg> = {}, names: Names = {}): string {
    void this.edition;
    const bundle = this.bundles.get(this.lang);
    const message = bundle?.getMessage(key);
    const pattern = message && patternOf(message, args, names.you);
    // While words are on their way, nothing is said rather than something strange.
    if (!bundle || !pattern) return this.coming > 0 || !bundle ? '' : key;
    const values: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) values[name] = this.value(arg, names);
    const errors: Error[] = [];
    return bundle.formatPattern(pattern, values, errors);
  }

  private value(arg: Arg, names: Names): FluentVariable {
    if (typeof arg === 'number') return arg;
    if (typeof arg === 'string') return harmless(arg);
    if ('seat' in arg) return harmless(names.seat?.(arg.seat) ?? arg.seat);
    return harmless(this.thing(arg.kind, arg.index, names.box));
  }

  /** How a thing of the box is called; tiles are told by what they give. */
  private thing(kind: string, index: number, box?: BoxSheet | null): string {
    if (!box) return `${kind} ${index}`;
    switch (kind) {
      case 'card':
        return this.named(box.cards[index]?.name);
      case 'location':
        return this.named(box.locations[index]?.name);
      case 'district':
        return this.named(box.districts[index]?.name);
      case 'plan':
        return this.named(box.plans[index]?.name);
      case 'tile': {
        const tile = box.tiles[index];
        if (!tile) return `${index}`;
        return this.say('printed-tile', {
          simple: tile.simple.need,
          reward: this.say('printed-tile-reward', { kind: tile.simple.reward, n: tile.simple.n }),
          advanced: tile.advanced.need,
          better: this.say('printed-tile-reward', { kind: tile.advanced.reward, n: tile.advanced.n }),
        });
      }
      default:
        return `${kind} ${index}`;
    }
  }

  /** A name of the box in the present language. */
  named(name: NameSheet | undefined): string {
    return name ? name[this.lang] : '';
  }

  /** What the server says, in words. */
  tell(said: Said, names: Names = {}): string {
    return this.say(said.key, said.args, names);
  }

  number(n: number): string {
    return new Intl.NumberFormat(this.lang).format(n);
  }
}

export const text = new Text();

/** Short for the page's own messages. */
export function t(key: string, args?: Record<string, Arg>): string {
  return text.say(key, args);
}

/** The language a browser likes best. */
export function preferred(languages: readonly string[]): Lang {
  for (const language of languages) {
    const code = language.slice(0, 2).toLowerCase();
    const known = LANGS.find((lang) => lang === code);
    if (known) return known;
  }
  return 'en';
}
