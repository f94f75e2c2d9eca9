import assert from 'node:assert/strict';
import { choose, lay, next, options, usual } from './people.mjs';

/** A mage with a fireball, her guard beside her, and orcs in a knot far off. */
const CLEARING = `scenario: The clearing
about: A mage and her guard see three orcs across a clearing.
map: 24x10
sides:
  party: {judge: false}
  orcs: {judge: true}
combatants:
  Ysolde: {side: party, mage: 5, hp: 40, spells: [fireball], numbers: {initiative: 9}, at: [2, 4], facing: E}
  Guard: {side: party, fighter: 1, hp: 40, weapon: sword, at: [2, 6], facing: E}
  Orc: {side: orcs, creature: orc, count: 3, hp: 90, at: [[16, 3], [17, 4], [16, 5]], facing: W}
`;

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

/** Where a square of the map is on the screen, told by two pieces that stand on it. */
async function squares(page) {
  const at = async name => middle(await page.locator(`.token[aria-label^="${name}"] .body`).boundingBox());
  const [mage, orc] = [await at('Ysolde'), await at('Orc 1')];
  const wide = (orc[0] - mage[0]) / 14;
  return (across, down) => [mage[0] + (across - 2) * wide, mage[1] + (down - 4) * wide];
}

/** A spell's area moves over the map with the pointer, a click lays it down, and it names whom it catches. */
export async function areaMoves({ chromium, base }) {
  const page = await chromium.visit();
  await lay(page, base, CLEARING, { mine: ['party'], bots: ['orcs'] });
  for (;;) {
    const question = await next([page]);
    if (question.kind === 'action' && /Ysolde/.test(question.says)) break;
    const fireball = /Ysolde/.test(question.says) && (await options(page)).find(text => /fireball/.test(text));
    if (fireball) await choose(page, fireball);
    else await usual(page);
  }
  const words = (await options(page)).find(text => /^cast fireball at Orc/.test(text));
  await page.locator(`[data-option="${words}"]`).first().click();
  const card = page.locator('.preview');
  await card.getByText('Catches').waitFor();

  const square = await squares(page);
  const label = () => page.textContent('.area.caught');
  await page.mouse.move(...square(15, 4), { steps: 3 });
  await page.waitForFunction(() => /Orc 1.*Orc 2.*Orc 3/.test(document.querySelector('.area.caught')?.textContent));
  await page.mouse.move(...square(9, 8), { steps: 3 });
  await page.waitForFunction(() => document.querySelector('.area.caught')?.textContent === 'nobody');

  // Laid where nobody is, where friends are, and where it belongs.
  await page.mouse.click(...square(9, 8));
  await card.getByText('Catches no foe').waitFor();
  assert.equal(await card.locator('.danger', { hasText: 'too' }).count(), 0);
  await page.mouse.click(...square(5, 5));
  await card.locator('.danger', { hasText: /Ysolde.*Guard too/ }).waitFor();
  await page.mouse.click(...square(14, 4));
  await card.getByText(/Catches Orc 1, Orc 2 and Orc 3/).waitFor();
  assert.match(await label(), /Orc 1.*Orc 2.*Orc 3/);
  await page.click('[data-key=act]');
  await page.waitForFunction(() => /Orc 3[^.]*(takes|saves)/.test(document.querySelector('.cards')?.textContent ?? ''));
}
