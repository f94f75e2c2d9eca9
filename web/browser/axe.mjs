import assert from 'node:assert/strict';
import axe from 'axe-core';
import { PHONE } from './chromium.mjs';
import { join, lay, next } from './people.mjs';
import { YARD } from './yard.mjs';

/** What axe finds on a page and calls serious or critical. */
export async function findings(page, where) {
  // Colours that are still on their way to their place are not what people read.
  // What breathes for ever is never at its end.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(one => Number.isFinite(one.effect?.getComputedTiming().endTime));
    return Promise.all(ending.map(one => one.finished.catch(() => undefined)));
  });
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => axe.run(document, { resultTypes: ['violations'] }));
  return violations
    .filter(one => ['serious', 'critical'].includes(one.impact))
    .flatMap(one =>
      one.nodes.map(node => `${where}: ${one.id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
    );
}

/** Every page and dialog, in light and in dark. */
export const accessible =
  colorScheme =>
  async ({ chromium, base, note }) => {
    const found = [];
    let pages = 0;
    const scan = async (page, where) => {
      pages++;
      found.push(...(await findings(page, where)));
    };
    const page = await chromium.visit({ colorScheme });
    await page.goto(base);
    await page.waitForSelector('.scenarios li');
    await scan(page, `${colorScheme} start`);
    await page.click(`.scenarios li:has-text("The bridge at dusk") >> [title="Change it"]`);
    await page.waitForSelector('.sketch svg');
    await scan(page, `${colorScheme} builder`);
    await page.click('[role=tab]:has-text("Text")');
    await scan(page, `${colorScheme} builder text`);
    const links = await lay(page, base, YARD, { mine: ['orcs'] });
    await scan(page, `${colorScheme} lobby`);
    const player = await chromium.visit({ colorScheme });
    await join(player, base, links.get('Berta'), 'Ada');
    const question = await next([page, player]);
    await question.page.waitForSelector('.turn .action');
    await scan(page, `${colorScheme} Judge`);
    await page.keyboard.press('g');
    await page.click('.judge summary:has-text("Everybody")');
    await page.click('.hand .who >> nth=0');
    await scan(page, `${colorScheme} Judge's panel`);
    await scan(player, `${colorScheme} player`);
    await question.page.keyboard.press('t');
    await question.page.keyboard.press('u');
    await question.page.waitForSelector('.preview');
    await question.page.keyboard.press('y');
    await scan(question.page, `${colorScheme} preview`);
    await question.page.keyboard.press('Enter');
    await player.keyboard.press('?');
    await player.waitForSelector('dialog[open]');
    await scan(player, `${colorScheme} keys`);
    await player.keyboard.press('Escape');
    await player.click('[title="Check the dice"]');
    await player.click('dialog >> text=Check the dice');
    await player.waitForSelector('.findings');
    await scan(player, `${colorScheme} dice`);
    await player.keyboard.press('Escape');
    await page.keyboard.press('p');
    await page.waitForSelector('.replay');
    await page.keyboard.press(',');
    await page.waitForSelector('.banner.past');
    await scan(page, `${colorScheme} replay`);
    const phone = await chromium.visit({ ...PHONE, colorScheme });
    await join(phone, base, links.get('Onlookers'));
    await scan(phone, `${colorScheme} phone`);
    assert.deepEqual(found, []);
    note(`${pages} pages without serious findings`);
  };
