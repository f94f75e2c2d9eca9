import assert from 'node:assert/strict';
import { PHONE } from './chromium.mjs';
import { answered, asked, begin, join, lay, next, usual } from './people.mjs';

const LANE = `scenario: The lane
about: Berta, and an orc behind walls who never reaches her.
map: |
  ..............#.
  ..............##
  .....#..........
  .....#..........
  .....#..........
  ................
  ................
scenery: |
  ................
  ================
border: wood
sides:
  watch: {judge: false}
  orcs: {judge: true}
combatants:
  Berta: {side: watch, fighter: 1, hp: 60, armour: plate, weapon: sword, at: [2, 3], facing: E}
  Orc: {side: orcs, creature: orc, hp: 60, at: [15, 0], facing: W}
`;

/** The middle of a square on the screen. */
function at(page, x, y) {
  return page.evaluate(
    ([column, row]) => {
      const map = document.querySelector('svg.map');
      const [, left, top, scale] = /translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)/.exec(
        map.querySelector(':scope > g').getAttribute('transform'),
      );
      const box = map.getBoundingClientRect();
      return [box.left + Number(left) + (column + 0.5) * 40 * scale, box.top + Number(top) + (row + 0.5) * 40 * scale];
    },
    [x, y],
  );
}

const look = page => page.evaluate(() => document.querySelector('svg.map > g').getAttribute('transform'));

/** The square somebody stands on, by what is said of him. */
async function place(page, name) {
  const says = await page.locator(`.token[aria-label^="${name}"]`).first().getAttribute('aria-label');
  return /at (\d+),(\d+)/.exec(says)?.slice(1, 3).map(Number);
}

/** Answers as is usual until Berta is asked where to go. */
async function untilHerTurn(page) {
  for (let asks = 0; asks < 60; asks++) {
    const question = await next([page]);
    assert.ok(question, 'the fight goes on');
    const hers = question.kind === 'action' && (await page.locator('.token.asked[aria-label^="Berta"]').count());
    const reach = page.locator('.reach .outline');
    const may =
      hers &&
      (await reach
        .waitFor({ state: 'attached', timeout: 5000 })
        .then(() => true)
        .catch(() => false));
    if (may && (await asked(page))?.q === question.q) return question;
    if ((await asked(page))?.q !== question.q) continue;
    await usual(page);
  }
  throw new Error('Berta is never asked where to go');
}

async function drag(page, from, to, inTheAir) {
  await page.mouse.move(...(await at(page, ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await at(page, ...to)), { steps: 6 });
  await inTheAir?.();
  await page.mouse.up();
}

/** A piece is dragged with the mouse: way and cost in the air, a preview when it is set down, a button that commits. */
export async function byMouse({ chromium, base }) {
  const page = await chromium.visit();
  await lay(page, base, LANE, { mine: ['watch', 'orcs'] });
  await begin(page);
  const { q } = await untilHerTurn(page);
  const before = await look(page);
  const start = await place(page, 'Berta');
  const goal = [start[0], start[1] + 2];

  await drag(page, start, goal, async () => {
    await page.waitForSelector('.way .ghost', { state: 'attached' });
    assert.match(await page.textContent('.way .label text'), /^march \d+′$/);
  });
  assert.equal(await look(page), before, 'the map stays where it is');
  await page.waitForSelector('.way .ghost', { state: 'attached' });
  assert.equal((await asked(page)).q, q, 'nothing is done yet');
  assert.match(
    await page.locator('[data-key=act]').first().textContent(),
    /march/i,
    'the button is named after the act',
  );

  await page.keyboard.press('Escape');
  await page.waitForSelector('.way', { state: 'detached' });
  await drag(page, start, [5, 3], async () => {
    await page.waitForSelector('.nowhere', { state: 'attached' });
  });
  await page.waitForFunction(() => /\w{4}/.test(document.querySelector('.why-not')?.textContent ?? ''));
  await page.waitForFunction(() => !/Asking/.test(document.querySelector('.why-not').textContent));

  await page.keyboard.press('Escape');
  await drag(page, [9, 5], [10, 6]);
  assert.notEqual(await look(page), before, 'elsewhere a drag moves the map');

  // A foe out of reach is looked at; nothing is taken up that is not done to him.
  const foe = await at(page, ...(await page.evaluate(() => [15, 0])));
  await page.mouse.click(...foe);
  assert.equal(await page.locator('[data-key=act]:has-text("Delay")').count(), 0, 'never armed with a delay');

  await page.keyboard.press('Escape');
  await drag(page, start, goal);
  await page.locator('[data-key=act]').first().click();
  await answered(page, q);
  await page.waitForFunction(() => /Berta marches 10'/.test(document.querySelector('.panel-log')?.textContent ?? ''));
}

/** The same with a finger. */
export async function byFinger({ chromium, base }) {
  const judge = await chromium.visit();
  const links = await lay(judge, base, LANE, { bots: ['orcs'] });
  const page = await chromium.visit(PHONE);
  await join(page, base, links.get('Berta'), 'Ada');
  await begin(judge);
  const { q } = await untilHerTurn(page);
  const client = await page.context().newCDPSession(page);
  const touch = (type, point) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: point ? [{ x: point[0], y: point[1], id: 1 }] : [],
    });
  const size = await page.evaluate(() => {
    const [, scale] = /scale\(([\d.]+)/.exec(document.querySelector('svg.map > g').getAttribute('transform'));
    return 40 * Number(scale);
  });
  assert.ok(size >= 45.9, `squares of 46 pixels at first, not ${size}`);
  const start = await place(page, 'Berta');
  const before = await look(page);
  await touch('touchStart', await at(page, ...start));
  for (const part of [0.5, 1, 1.5, 2]) await touch('touchMove', await at(page, start[0], start[1] - part));
  await page.waitForSelector('.way .ghost', { state: 'attached' });
  await touch('touchEnd');
  assert.equal(await look(page), before, 'the map stays where it is');
  // Two touches within a moment are one gesture to the browser: a finger takes longer from the map to the button.
  await page.waitForTimeout(700);
  // Some taps of the driver come to nothing; a finger presses again.
  for (let taps = 0; taps < 3 && (await asked(page))?.q === q; taps++) {
    await page.locator('[data-key=act]:visible').first().tap();
    await page
      .waitForFunction(old => document.querySelector('.turn[data-q]')?.dataset.q !== old, q, { timeout: 4000 })
      .catch(() => {});
  }
  await answered(page, q);

  // A foe the map does not show waits at its edge.
  assert.ok((await page.locator('.edges button').count()) + (await page.locator('.token.side-1').count()) > 0);
}

/** A ruler is seen by the others while it is dragged, under the name of who holds it. */
export async function sharedRuler({ chromium, base }) {
  const judge = await chromium.visit();
  const links = await lay(judge, base, LANE, { bots: ['orcs'] });
  const ada = await chromium.visit();
  await join(ada, base, links.get('Berta'), 'Ada');
  await begin(judge);
  await ada.locator('.tools [title=Measure]').click();
  await ada.mouse.move(...(await at(ada, 6, 5)));
  await ada.mouse.down();
  for (const x of [7, 8, 9, 10]) {
    await ada.mouse.move(...(await at(ada, x, 5)));
    await ada.waitForTimeout(320);
  }
  assert.equal(await ada.textContent('.ruler .label text'), '20′');
  await judge.waitForSelector('.ruler.theirs', { state: 'attached' });
  assert.equal(await judge.textContent('.ruler.theirs .label text'), 'Ada: 20′');
  await ada.mouse.up();
  await judge.waitForSelector('.ruler.theirs', { state: 'detached' });
  assert.equal(await ada.locator('.ruler').count(), 0, 'it is put away');
}
