// A browser, people in it, and tables: what the browser tests and the pictures are made with.
import { chromium } from 'playwright-core';

export const SIZES = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1366, height: 768 },
  desktop: { width: 1920, height: 1080 },
};

/** How long something that must come may take before it counts as missing, on a machine with much else to do. */
export const PATIENCE = 60_000;

export function launch() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
}

/** A window of somebody who has a name. What goes wrong in it is kept in `page.complaints`. */
export async function visitor(browser, base, name, { size = 'laptop', lang = 'en', theme = 'light', touch = false, ...more } = {}) {
  const context = await browser.newContext({ viewport: SIZES[size], locale: lang, hasTouch: touch, reducedMotion: 'reduce', ...more });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.complaints = [];
  page.on('console', (message) => message.type() === 'error' && page.complaints.push(message.text()));
  page.on('pageerror', (error) => page.complaints.push(String(error)));
  await page.addInitScript(
    ([lang, theme]) => {
      if (!localStorage.getItem('harbour-settings')) localStorage.setItem('harbour-settings', JSON.stringify({ lang, theme }));
    },
    [lang, theme],
  );
  await page.goto(base);
  if (name) {
    await ask(page, 'POST', '/api/v1/me', { name, lang });
    await page.reload();
  }
  return page;
}

/** A plain request as the person in this window. */
export function ask(page, method, path, body) {
  return page.evaluate(
    async ([method, path, body]) => {
      const init = { method };
      if (body) Object.assign(init, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
      const response = await fetch(path, init);
      const answer = await response.json().catch(() => undefined);
      if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
      return answer;
    },
    [method, path, body],
  );
}

/** Makes a table, starts it, and opens it as a seat. */
export async function sitDown(page, base, table, seat = 'A') {
  const made = await ask(page, 'POST', '/api/v1/tables', table);
  await ask(page, 'POST', `/api/v1/tables/${made.id}/start`, {});
  await page.goto(`${base}/t/${made.id}/${seat}`);
  return made.id;
}

/** Whether an answer leads on: a plan can be changed for ever. */
function isStep(answer, game) {
  const [word, slot] = answer.split('-');
  return word !== 'unready' && word !== 'unplan' && !(word === 'plan' && game.view.mine.planned[slot - 1] !== null);
}

/** Waits until a change of the document has been drawn. */
export const frames = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What a screen reader was told last. */
export const spoken = (page) => page.locator('div[role="status"].hidden').last().innerText();

/** Stands between a window and the server: what the server sends can be held back. To be called before the table is opened. */
export async function holdMessages(page) {
  let isHolding = false;
  let held = [];
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => (isHolding ? held.push(() => socket.send(message)) : socket.send(message)));
  });
  return {
    hold: () => (isHolding = true),
    release: () => {
      isHolding = false;
      held.forEach((send) => send());
      held = [];
    },
  };
}

/** Watches frame by frame whether the focus is lost because what had it is gone. Tab past the last control leaves the page, which loses nothing. */
export function watchFocus(page) {
  return page.evaluate(() => {
    window.focusLosses = [];
    let former;
    const isUsable = (one) => one.isConnected && !one.matches(':disabled') && !one.closest('[inert]') && one.checkVisibility();
    const look = () => {
      const active = document.activeElement;
      if (active && active !== document.body) former = active;
      else if (former && !isUsable(former)) window.focusLosses.push(former.outerHTML.slice(0, 200));
      requestAnimationFrame(look);
    };
    look();
  });
}
/** For each frame in which nothing had the focus, what had it before. */
export const focusLosses = (page) => page.evaluate(() => window.focusLosses);

/** Waits until a seat is asked something or the game is over: a socket is told, as the page's own is. */
function untilAsked(page, id, seat) {
  return page.evaluate(
    ([id, seat]) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${id}?seat=${seat}`);
        socket.onmessage = ({ data }) => {
          const { is, game, asked = game?.asked } = JSON.parse(data);
          if ((is !== 'hello' && is !== 'change') || !(asked?.is_over || asked?.seats.includes(seat))) return;
          socket.onclose = null;
          socket.close();
          resolve();
        };
        socket.onclose = () => reject(new Error('the socket was closed'));
      }),
    [id, seat],
  );
}

/** Plays a seat by plain requests until `until` is true of its view; choices are the same for the same seed. */
export async function playOn(page, id, seat, until, seed = 1, prefer = () => 0) {
  let state = seed >>> 0 || 1;
  const random = () => {
    state ^= state << 13; state >>>= 0; state ^= state >>> 17; state ^= state << 5; state >>>= 0;
    return state;
  };
  for (let n = 0; n < 4000; n += 1) {
    const { game } = await ask(page, 'GET', `/api/v1/tables/${id}/view?seat=${seat}`);
    if (until(game)) return game;
    const offers = game.question?.offers?.filter(({ answer }) => isStep(answer, game));
    if (!offers?.length || !game.asked.seats.includes(seat)) {
      await untilAsked(page, id, seat);
      continue;
    }
    const best = [...offers].sort((one, other) => prefer(other.answer, game) - prefer(one.answer, game));
    const top = best.filter((offer) => prefer(offer.answer, game) === prefer(best[0].answer, game));
    const answer = top[random() % top.length].answer;
    await ask(page, 'POST', `/api/v1/tables/${id}/seats/${seat}/answer`, { answers: [answer], question: game.question.number });
  }
  throw new Error('the position did not come');
}
