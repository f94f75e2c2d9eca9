import assert from 'node:assert/strict';
import { lay, next, usual } from './people.mjs';

/** Two who cannot fell each other soon, so that there is something to read. */
const LONG = `scenario: A long bout
about: Berta and an orc, toe to toe.
distance: 5
sides:
  watch: {judge: false}
  orcs: {judge: true}
combatants:
  Berta: {side: watch, fighter: 3, hp: 200, armour: plate, shield: true, weapon: sword}
  Orc: {side: orcs, creature: orc, hp: 200}
`;

const told = page => page.$$eval('.panel-log .card', cards => cards.map(card => card.textContent));

/** The story is searched by words and sifted by kind; what is not like that is not shown, and all comes back. */
export async function foundInTheStory({ chromium, base }) {
  const page = await chromium.visit();
  await lay(page, base, LONG, { mine: ['watch'], bots: ['orcs'] });
  for (let rounds = 0; rounds < 6; rounds++) {
    await next([page]);
    await usual(page);
  }
  await next([page]);
  const all = await told(page);
  assert.ok(all.some(text => /Orc/.test(text)) && all.some(text => /Berta/.test(text)));

  await page.fill('[aria-label="Find in the story"]', ': MISS');
  await page.waitForFunction(many => document.querySelectorAll('.panel-log .card').length < many, all.length);
  const found = await told(page);
  assert.ok(found.length > 0, 'the blows that missed are found, however it is written');
  for (const text of found) assert.match(text, /miss/);

  await page.fill('[aria-label="Find in the story"]', 'a word nobody says');
  await page.waitForSelector('text=Nothing in the story is like that.');
  assert.deepEqual(await told(page), []);

  await page.fill('[aria-label="Find in the story"]', '');
  await page.selectOption('[aria-label="What is told"]', 'throws');
  await page.waitForFunction(() => document.querySelectorAll('.panel-log .card').length > 0);
  const strips = await page.$$eval('.panel-log .card', cards =>
    cards.map(card => !!card.querySelector('.strip, .die, .throw')),
  );
  assert.ok(strips.length > 0 && strips.every(Boolean), 'only throws, each with its die');

  await page.selectOption('[aria-label="What is told"]', 'moves');
  await page.waitForSelector('text=Nothing in the story is like that.');
  await page.selectOption('[aria-label="What is told"]', 'all');
  await page.waitForFunction(many => document.querySelectorAll('.panel-log .card').length >= many, all.length);
}
