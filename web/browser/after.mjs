import assert from 'node:assert/strict';
import { join, lay, next, usual } from './people.mjs';
import { YARD } from './yard.mjs';

/** The table as plain text: asked, answered, told. */
export async function asPlainText({ chromium, base }) {
  const judge = await chromium.visit();
  const links = await lay(judge, base, YARD, { bots: ['orcs'] });
  const player = await chromium.visit();
  await join(player, base, links.get('Berta'), 'Ada');
  await next([player]);
  await player.goto(`${player.url()}?safe=1`);
  await player.waitForSelector('.plain-page form');
  assert.match(await player.textContent('.plain-page'), /Orc, \d+ feet/);
  const cards = await player.locator('.told li').count();
  await player.click('.plain-page summary');
  await player.click('.plain-page details li:first-child button');
  await player.waitForFunction(old => document.querySelectorAll('.told li').length > old, cards);
}

/** She wins whatever the dice say, and somebody lies on the ground afterwards. */
const SURE = YARD.replace('fighter: 1, hp: 30', 'fighter: 9, hp: 90').replace('creature: orc', 'creature: orc, hp: 1');

/** What comes after the fight. */
export async function aftermath({ chromium, base }) {
  const judge = await chromium.visit();
  await lay(judge, base, SURE, { bots: ['orcs'], mine: ['watch'] });
  for (let question = await next([judge]); question; question = await next([judge])) await usual(judge);
  await judge.waitForSelector('.ended');
  await judge.click('.turn >> text=What comes after');
  await judge.waitForSelector('.clock:has-text("Aftermath")');
  await judge.waitForSelector('.card:has-text("Untreated: Orc")');
  const question = await next([judge]);
  assert.match(question.says, /What happens now/);
}
