// A browser, people in it, and tables: what the browser tests and the pictures are made with.
import { chromium } from 'playwright-core';

export const SIZES = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1366, height: 768 },
  desktop: { width: 1920, height: 1080 },
};

export function launch() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
}

/** A window of somebody who has a name. What goes wrong in it is kept in `page.complaints`. */
export async function visitor(browser, base, name, { size = 'laptop', lang = 'en', theme = 'light', touch = false, ...more } = {}) {
  const context = await browser.newContext({ viewport: SIZES[size], locale: lang, hasTouch: touch, reducedMotion: 'reduce', ...more });
  const page = await context.newPage();
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
      await page.waitForTimeout(10);
      continue;
    }
    const best = [...offers].sort((one, other) => prefer(other.answer, game) - prefer(one.answer, game));
    const top = best.filter((offer) => prefer(offer.answer, game) === prefer(best[0].answer, game));
    const answer = top[random() % top.length].answer;
    await ask(page, 'POST', `/api/v1/tables/${id}/seats/${seat}/answer`, { answers: [answer], question: game.question.number });
  }
  throw new Error('the position did not come');
}
