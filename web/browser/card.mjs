import assert from 'node:assert/strict';
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
