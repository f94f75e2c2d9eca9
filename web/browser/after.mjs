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
  await judge.click('.end-page >> text=What comes after');
  await judge.waitForSelector('.clock:has-text("Aftermath")', { state: 'attached' });
  await judge.waitForSelector('.card:has-text("Untreated: Orc")', { state: 'attached' });
  await next([judge]);
  assert.match(await judge.textContent('.turn[data-q]'), /What happens now/);
  assert.equal(await judge.locator('button.lamp:visible').count(), 1, 'one lamp on the screen');
}

const WAY_HOME = `
scenario: The way home
map: 8x6
combatants:
  Berta: {at: [1, 1]}
  Wolf: {side: wolves, creature: wolf, at: [5, 4]}
`;

/** The next fight at the same table: she comes into it as she is. */
export async function nextFight({ chromium, base }) {
  const judge = await chromium.visit();
  await lay(judge, base, SURE, { bots: ['orcs'], mine: ['watch'] });
  for (let question = await next([judge]); question; question = await next([judge])) await usual(judge);
  const scenario = (text, name) => ({ name, mimeType: 'text/yaml', buffer: Buffer.from(text) });
  await judge.click('.end-page >> text=Next fight with this party');
  await judge.waitForFunction(() => document.activeElement?.matches('.next-fight select'));
  await judge.selectOption('.next-fight select', { index: 1 });
  await judge.waitForSelector('.next-fight:has-text("nobody of this story comes into it")');
  const file = judge.locator('.next-fight input[type=file]');
  chromium.cut = true; // the first is refused
  await file.setInputFiles(scenario(WAY_HOME.replace('Berta', 'Bertha'), 'wrong.yaml'));
  await judge.waitForSelector(
    '.next-fight .problems:has-text("wrong.yaml, line 5:3, combatants.Bertha: nobody of this story is called so")',
  );
  await file.setInputFiles(scenario(WAY_HOME, 'home.yaml'));
  await judge.waitForSelector('.card:has-text("Chapter 2. The way home.")', { state: 'attached' });
  await judge.waitForSelector('.next-fight', { state: 'detached' });
  await judge.waitForFunction(
    () => /The way home/.test(document.activeElement?.textContent) && document.activeElement.matches('h1'),
  );
  for (const name of ['Berta', 'Wolf']) {
    await judge.waitForSelector(`.token[aria-label^="${name},"]`, { state: 'attached' });
  }
  assert.ok(await next([judge]), 'somebody is asked in the second fight');
}
