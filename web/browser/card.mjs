import assert from 'node:assert/strict';
import { findings } from './axe.mjs';
import { PHONE } from './chromium.mjs';
import { asked, lay, next, usual } from './people.mjs';

/** Foes in every corner, where a card has least room. */
const CORNERS = `scenario: Four corners
about: Berta in the middle, an orc in each corner, and one beside her.
map: 15x9
sides:
  watch: {judge: false}
  orcs: {judge: true}
combatants:
  Berta: {side: watch, fighter: 3, hp: 90, armour: plate, shield: true, weapon: sword, at: [7, 4], facing: E}
  Orc: {side: orcs, creature: orc, count: 5, hp: 90, at: [[0, 0], [14, 0], [0, 8], [14, 8], [8, 4]], facing: W}
`;

const over = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Berta's turn, with her odds known. */
async function herTurn(page) {
  for (let asks = 0; asks < 20; asks++) {
    const question = await next([page]);
    if (question.kind === 'action' && /Berta/.test(question.says)) break;
    await usual(page);
  }
  await page.waitForSelector('.turn .tile');
}

/** Wherever somebody stands, the answer stands beside him: nothing of it is cut off, and he and the sheets stay free. */
export async function besideThem({ chromium, base }) {
  const page = await chromium.visit();
  await lay(page, base, CORNERS, { mine: ['watch'], bots: ['orcs'] });
  await herTurn(page);
  const sheets = ['.time-bar', '.panel-turn', '.tabs', '.panel-log'];
  const foes = await page.locator('.token.side-1').all();
  assert.equal(foes.length, 5);
  for (const foe of foes) {
    const piece = await foe.locator('.body').boundingBox();
    await page.mouse.click(piece.x + piece.width / 2, piece.y + piece.height / 2);
    const name = (await foe.getAttribute('aria-label')).split(',')[0];
    await page.waitForFunction(who => document.querySelector('.at-target')?.textContent.includes(who), name);
    // It grows as odds come; wherever it ends up, it lies on the map alone.
    await page.waitForFunction(() => !document.querySelector('.at-target .busy'));
    await page.waitForTimeout(200);
    const card = await page.locator('.at-target').boundingBox();
    assert.ok(!over(card, piece), `${name} stays in sight`);
    for (const sheet of sheets) {
      const box = await page.locator(sheet).boundingBox();
      assert.ok(!over(card, box), `the card of ${name} does not lie over ${sheet}`);
    }
    assert.ok(card.y >= 0 && card.x >= 0 && card.x + card.width <= 1440, 'nothing is cut off');
    await page.mouse.move(720, 880);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.at-target', { state: 'hidden' });
  }
}

/** Whoever is pointed at, by the mouse or by keys, has the answer beside him, and nothing is taken up by it. */
export async function pointedAt({ chromium, base }) {
  const page = await chromium.visit();
  await lay(page, base, CORNERS, { mine: ['watch'], bots: ['orcs'] });
  await herTurn(page);
  await page.waitForSelector('.turn .tile .chance');
  const beside = page.locator('.token.side-1[aria-label^="Orc 5"] .body');
  const box = await beside.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
  const glance = page.locator('.at-target .glance');
  await glance.locator('.figures .big').waitFor();
  assert.equal(await glance.locator('.strip i').count(), 20, 'the die as twenty boxes');
  assert.match(await glance.locator('.sum').textContent(), /level 3.*needs \d+\+/);
  assert.match(await glance.locator('.danger').textContent(), /strikes back on \d+\+: *\d+/);
  assert.equal(await page.locator('[data-key=act]').count(), 0, 'nothing is taken up');

  // The same by keys: the card says what could be done, and its numbers open.
  await page.mouse.move(720, 880);
  await glance.waitFor({ state: 'detached' });
  for (let foes = 0; foes < 6; foes++) {
    await page.keyboard.press('n');
    if (/Orc 5/.test((await page.textContent('.at-target').catch(() => '')) ?? '')) break;
  }
  await page.locator('.at-target .at-best .figures .big').waitFor();
  await page.click('.at-target .danger .because');
  await page.waitForSelector('.at-target .danger .tally');
  assert.deepEqual(await findings(page, 'pointed at'), []);

  // One too far away: why not, by its rule, and the way to where it can be done.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const far = await page.locator('.token.side-1[aria-label^="Orc 1,"] .body').boundingBox();
  await page.mouse.click(far.x + far.width / 2, far.y + far.height / 2);
  await page.waitForSelector('.at-target .hindered .rule-id, .at-target .preview');
}

/** On a phone it fills the sheet: the map stays as it was, the lamp is the last row, the story peeks above. */
export async function cardOnAPhone({ chromium, base }) {
  const page = await chromium.visit(PHONE);
  await lay(page, base, CORNERS, { mine: ['watch'], bots: ['orcs'] });
  await herTurn(page);
  await page.keyboard.press('u');
  await page.waitForSelector('.preview');
  const { q } = await asked(page);
  await page.waitForFunction(() => !document.querySelector('.at-target .busy'));
  const [card, sheet, lamp] = await Promise.all(
    ['.at-target', '.panel-turn', '.preview [data-key=act]'].map(one => page.locator(one).boundingBox()),
  );
  assert.ok(card.y <= sheet.y + 1, 'nothing of the sheet below it shows');
  assert.ok(lamp.height >= 56 && lamp.y + lamp.height <= 844, 'the lamp is whole, for a thumb');
  await page.locator('[data-key=act]').tap();
  await page.waitForFunction(old => document.querySelector('.turn[data-q]')?.dataset.q !== old, q);
  await herTurn(page);
  const peek = page.locator('.peek');
  assert.match(await peek.textContent(), /\w{3}/);
  await peek.tap();
  await page.waitForSelector('.panel-log .card:visible');
}
