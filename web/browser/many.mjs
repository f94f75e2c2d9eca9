import assert from 'node:assert/strict';
import { asked, begin, isOver, join, lay, next, usual } from './people.mjs';
import { LONG_YARD } from './yard.mjs';

const places = Array.from({ length: 40 }, (_, i) => `[${4 + (i % 20)}, ${13 + Math.floor(i / 20)}]`).join(', ');

const FORTY = `scenario: Forty
about: Forty orcs come down on three who have seen worse.
map: 30x18
sides:
  heroes: {judge: false}
  orcs: {judge: true}
combatants:
  Marcus: {side: heroes, fighter: 9, hp: 90, armour: plate, shield: true, weapon: sword, at: [10, 4], facing: S}
  Kara: {side: heroes, fighter: 8, hp: 80, armour: plate, weapon: polearm, at: [12, 4], facing: S}
  Bree: {side: heroes, fighter: 8, hp: 80, armour: plate, weapon: sword, at: [14, 4], facing: S}
  Orc: {side: orcs, creature: orc, count: 40, at: [${places}], facing: N}
`;

const ROOMS = `scenario: Two rooms
about: A shut door, and somebody behind it.
map: |
  ###########
  #....#....#
  #....+....#
  #....#....#
  ###########
sides:
  watch: {judge: false}
  orcs: {judge: true}
combatants:
  Berta: {side: watch, fighter: 1, hp: 30, armour: chain, weapon: sword, at: [2, 2], facing: E}
  Orc: {side: orcs, creature: orc, at: [8, 2], facing: W}
`;

const round = page => page.evaluate(() => Number(/Round (\d+)/i.exec(document.body.textContent)?.[1] ?? 0));

/** One order to forty, and every press that is still needed is counted. */
export async function fortyOrcs({ chromium, base, note }) {
  const judge = await chromium.visit();
  await lay(judge, base, FORTY, { mine: ['orcs'], bots: ['heroes'] });
  await judge.evaluate(() => {
    window.presses = 0;
    for (const kind of ['click', 'keydown']) addEventListener(kind, () => window.presses++, true);
  });
  await judge.keyboard.press('g');
  await judge.selectOption('[aria-label^="Orders for Orcs"]', 'charge the nearest');
  await judge.evaluate(() => {
    window.presses += 2; // a select is opened and chosen from
  });
  await begin(judge);
  const end = Date.now() + 60_000;
  while ((await round(judge)) < 4 && !(await isOver(judge)) && Date.now() < end) {
    if (await asked(judge)) await usual(judge);
    else await judge.waitForTimeout(20);
  }
  const presses = await judge.evaluate(() => window.presses);
  const rounds = (await round(judge)) - 1;
  note(`forty orcs: ${presses} presses for ${rounds} rounds`);
  assert.ok(rounds >= 3 || (await isOver(judge)), 'rounds were played');
  assert.ok(presses / Math.max(1, rounds) < 40, `under forty presses a round, not ${presses} for ${rounds}`);
}

/** A question of a player's: the Judge sees whose, answers it himself, lets the bot, reminds. */
export async function inAnothersPlace({ chromium, base }) {
  const judge = await chromium.visit();
  const links = await lay(judge, base, LONG_YARD, { mine: ['orcs'] });
  const player = await chromium.visit();
  await join(player, base, links.get('Berta'), 'Ada');
  await judge.keyboard.press('g');
  await judge.selectOption('[aria-label="Orders for Orc"]', 'hold this line');

  await next([player]);
  await judge.waitForSelector('.sitter.chooses:has-text("Ada")');
  await judge.click('.waiting-for >> text=Remind');
  await player.waitForSelector('text=The table waits for you');
  const before = await asked(player);
  await judge.click('.instead >> text=Answer it myself');
  await judge.waitForFunction(q => document.querySelector('.turn[data-q]')?.dataset.q === q, before.q);
  await usual(judge);
  await player.waitForFunction(q => document.querySelector('.turn[data-q]')?.dataset.q !== q, before.q);

  const again = await next([player]);
  // What the bot would do stands on its button.
  await judge.waitForFunction(() =>
    [...document.querySelectorAll('.instead button')].some(
      one => /Let the bot answer/.test(one.textContent) && !/this question only/.test(one.textContent),
    ),
  );
  await judge.click('.instead >> text=Let the bot answer');
  await player.waitForFunction(q => document.querySelector('.turn[data-q]')?.dataset.q !== q, again.q);
}

/** Behind a shut door somebody stands whom the player does not see; the Judge sees that he does not. */
export async function throughOthersEyes({ chromium, base }) {
  const judge = await chromium.visit();
  const links = await lay(judge, base, ROOMS, { mine: ['orcs'] });
  const player = await chromium.visit();
  await join(player, base, links.get('Berta'), 'Ada');
  await player.waitForSelector('.token');
  assert.equal(await player.locator('.token').count(), 1, 'the player sees one');
  assert.ok(!(await player.content()).includes('Orc'), 'and hears of nobody else');
  await judge.waitForFunction(() => document.querySelectorAll('.token').length === 2);
  await judge.keyboard.press('g');
  await judge.click('[title="See what Ada sees"]');
  await judge.waitForFunction(() => document.querySelectorAll('.token').length === 1);
  await judge.click('text=My own eyes');
  await judge.waitForFunction(() => document.querySelectorAll('.token').length === 2);
}
