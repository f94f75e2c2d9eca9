import assert from 'node:assert/strict';
import { join, lay, next, unfold, unseated } from './people.mjs';
import { YARD } from './yard.mjs';

const row = (page, name) => page.locator('.seats > li', { hasText: name });

/** Takes a press and, since it is not easily mended, another. */
async function surely(button) {
  await button.click();
  await button.click();
}

/** New links, a seat taken away, one added, and another player for somebody. */
export async function seatsChange({ chromium, base }) {
  const judge = await chromium.visit();
  const links = await lay(judge, base, YARD, { mine: ['orcs'] });
  await judge.keyboard.press('g');
  await unfold(judge, 'Seats and links');
  const ada = await chromium.visit();
  await join(ada, base, links.get('Berta'), 'Ada');
  await row(judge, 'Ada').waitFor();
  await next([judge, ada]);

  // A new link: the old device is shown out, the new link seats again.
  await surely(row(judge, 'Ada').locator('button', { hasText: /New/ }));
  await ada.waitForSelector('.farewell');
  const link = await row(judge, 'Ada').locator('.copy input').inputValue();
  const again = await chromium.visit();
  await join(again, base, link.replace(/^.*(?=\/join)/, ''));
  await again.waitForSelector('.head .seat:has-text("Ada")');

  // A guest takes over Berta.
  await judge.click('.judge >> text=Add a seat');
  await judge.fill('[aria-label="Name of the seat"]', 'Brian');
  await judge.getByRole('checkbox', { name: 'Berta' }).check();
  await judge.click('text=Add the seat');
  const guest = await row(judge, 'Brian').locator('.copy input').inputValue();
  const brian = await chromium.visit();
  await join(brian, base, guest.replace(/^.*(?=\/join)/, ''));
  await surely(row(judge, 'Ada').locator('button', { hasText: /Take away|Really/ }));
  await again.waitForSelector('.farewell');
  await row(judge, 'Ada').waitFor({ state: 'detached' });
  chromium.cut = true;
  await again.reload();
  await unseated(again);
  const question = await next([judge, brian]);
  assert.ok(question.page === judge || question.page === brian);
}
