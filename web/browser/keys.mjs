import assert from 'node:assert/strict';
import { answered, asked, isOver, lay, next } from './people.mjs';
import { YARD } from './yard.mjs';

const MOST_TABS = 160;

/** Presses Tab until what has the focus reads so. */
async function tabTo(page, words) {
  for (let i = 0; i < MOST_TABS; i++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const one = document.activeElement;
      const near = one?.closest('li')?.textContent ?? '';
      return `${one?.getAttribute('aria-label') ?? one?.textContent ?? ''} | ${near}`;
    });
    if (words.test(here)) return;
  }
  throw new Error(`Tab does not lead to ${words}`);
}

async function pick(page, select, by) {
  await tabTo(page, select);
  await page.keyboard.type(by);
}

/** Nothing but the keyboard, from the first page to the end of the fight. */
export async function byKeysAlone({ chromium, base, note }) {
  const page = await chromium.visit();
  await page.goto(base);
  await page.waitForSelector('.scenarios li');
  await tabTo(page, /^With friends \|.*The duel at the milestone/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.opening select');
  await pick(page, /^Who plays Marcus/, 'me');
  await pick(page, /^Who plays Varro/, 'bots');
  await tabTo(page, /^Open the table/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table-page');
  await page.keyboard.press('?');
  await page.waitForSelector('dialog[open]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });

  let answers = 0;
  for (let question = await next([page]); question; question = await next([page])) {
    assert.ok(answers++ < 200, 'the fight comes to an end');
    await page.waitForSelector('.turn .action');
    // Now by walking the list, now by the key for the usual answer.
    if (answers === 1) {
      await page.keyboard.press('u');
      await page.keyboard.press('y');
      await page.waitForSelector('.because-of');
    } else if (answers === 2) {
      // Who stands on one action and takes up another by its key does the one he took up.
      await page.keyboard.press('j');
      assert.ok(await page.evaluate(() => document.activeElement?.classList.contains('action')), 'j goes to an action');
      await page.keyboard.press('u');
      assert.ok(!(await page.evaluate(() => document.activeElement?.matches('.action'))), 'Enter is not kept by it');
    } else await page.keyboard.press('u');
    await page.waitForSelector('.preview');
    if (answers < 3) {
      await page.keyboard.press('Escape');
      await page.waitForSelector('.preview', { state: 'detached' });
      await page.keyboard.press('j');
      // As fast as anybody types: no key waits for a frame to be drawn.
      await page.evaluate(() => {
        for (const key of ['t', 'u'])
          (document.activeElement ?? document.body).dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
          );
      });
    }
    await page.keyboard.press('Enter');
    await answered(page, question.q);
  }
  assert.ok(await isOver(page));
  note(`${answers} answers by keys`);
  await page.keyboard.press('p');
  await page.waitForSelector('.replay');
  await page.keyboard.press(',');
  await page.waitForSelector('.banner.past');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.banner.past', { state: 'detached' });
}

/** The map by keys: a cursor that says what it stands on, a way, a facing, and who is around. */
export async function mapByKeys({ chromium, base }) {
  const page = await chromium.visit();
  await lay(page, base, YARD, { mine: ['watch', 'orcs'] });
  for (let question = await next([page]); question; question = await next([page])) {
    await page.waitForSelector('.turn .action');
    if (question.kind === 'action' && (await page.locator('.reach .outline').count())) break;
    await page.keyboard.press('u');
    await page.keyboard.press('Enter');
    await answered(page, question.q);
  }
  const { q } = await asked(page);
  const said = () => page.textContent('.sr p >> nth=1');
  await page.keyboard.press('n');
  assert.match(await said(), /^(Orc|Berta), \d+ feet (east|west), faces you/);
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  assert.match(await said(), /^\d+,\d+: 10′/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.way');
  await page.keyboard.press(']');
  assert.match(await said(), /^facing /);
  assert.match(await page.textContent('.preview'), /facing/);
  await page.keyboard.press('Enter');
  await answered(page, q);
  await page.waitForFunction(() => /(Orc|Berta) \w+ 10'/.test(document.querySelector('.cards')?.textContent ?? ''));
}
