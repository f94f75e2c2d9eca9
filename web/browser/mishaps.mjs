import assert from 'node:assert/strict';
import { answered, asked, join, lay, next, unseated } from './people.mjs';

/** Answers that the line swallowed are kept and sent again, and happen once. */
export async function lostAnswer({ chromium, base }) {
  const judge = await chromium.visit();
  const links = await lay(judge, base, 'The duel at the milestone', { bots: ['Varro'] });
  const page = await chromium.visit();
  const sockets = [];
  let deaf = false;
  await page.routeWebSocket(/live/, socket => {
    const real = socket.connectToServer();
    sockets.push(socket);
    socket.onMessage(message => {
      if (!(deaf && String(message).includes('"answer"'))) real.send(message);
    });
  });
  await join(page, base, links.get('Marcus'));
  const { q } = await next([page]);
  await page.waitForSelector('.turn .action');
  deaf = true;
  await page.keyboard.press('u');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => /answer/.test(Object.values(sessionStorage).join()));
  assert.equal((await asked(page)).q, q, 'nothing has happened yet');
  deaf = false;
  await sockets.at(-1).close();
  await answered(page, q);
  await page.waitForFunction(() => !/answer/.test(Object.values(sessionStorage).join()));
}

const EVIL = '<img src=x onerror=alert(1)>';

export async function hostileNames({ chromium, base }) {
  const page = await chromium.visit();
  const text = `scenario: "${EVIL}"\nmap: 8x8\ncombatants:\n  "${EVIL}": {side: a, fighter: 1, at: [1, 1]}\n  "__proto__": {side: b, creature: orc, at: [5, 5]}\n`;
  await lay(page, base, text, { mine: ['a', 'b'] });
  await next([page]);
  assert.equal(await page.textContent('h1'), EVIL);
  assert.equal(await page.locator('img').count(), 0, 'no picture is made of a name');
  const token = page.locator('.token').first();
  assert.ok((await token.getAttribute('aria-label')).startsWith(EVIL));
}

export async function noSeat({ chromium, base }) {
  chromium.cut = true;
  const page = await chromium.visit();
  await page.goto(`${base}/t/nowhere`);
  await unseated(page);
  await page.goto(`${base}/join#nothing`);
  await page.waitForSelector('h1:has-text("This link leads nowhere")');
  await page.waitForSelector('.warn:has-text("Ask the Judge for a new one")');
  assert.equal(await page.locator('text=Take the seat').count(), 0);
}
