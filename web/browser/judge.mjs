import assert from 'node:assert/strict';
import { join, lay, next } from './people.mjs';
import { YARD } from './yard.mjs';

/** Nobody acts on the same count: about a tie with somebody unseen a player is told nothing until it is decided. */
const UNTIED = YARD.replace('creature: orc', 'creature: orc, numbers: {initiative: -6}');

const token = (page, name) => page.locator(`.token[aria-label^="${name},"]`);

/** What somebody is, as the map tells who listens. */
const told = (page, name, words) =>
  page.waitForFunction(
    ([name, words]) =>
      [...document.querySelectorAll('.token')].some(
        one => one.getAttribute('aria-label').startsWith(`${name},`) && one.getAttribute('aria-label').includes(words),
      ),
    [name, words],
  );

async function say(page, words) {
  await page.fill('[aria-label="The Judge\'s word"]', words);
  await page.keyboard.press('Enter');
}

/** Everything the Judge's panel does to the fight; a player sees what he may. */
export async function judgesHand({ chromium, base }) {
  const judge = await chromium.visit();
  const links = await lay(judge, base, UNTIED, { mine: ['orcs'] });
  const player = await chromium.visit();
  await judge.keyboard.press('g');
  await judge.click('.judge summary:has-text("Everybody")');
  await judge.click('.judge summary:has-text("Sides, pace")');

  // In the lobby already: hidden ones are nobody's business.
  await judge.click('.hand .who:has-text("Orc")');
  await judge.click('.hand.open >> text=Hide');
  await judge.waitForSelector('.hand.open >> text=Reveal');
  await join(player, base, links.get('Berta'), 'Ada');
  await next([judge, player]);
  await player.waitForFunction(() => document.querySelectorAll('.token').length === 1);
  await judge.click('.hand.open >> text=Reveal');
  await token(player, 'Orc').waitFor();

  await judge.fill('[aria-label="Hit points of Berta"]', '3');
  await judge.keyboard.press('Enter');
  await told(player, 'Berta', '3 of ');
  await judge.selectOption('.hand.open select', 'NE');
  await told(player, 'Orc', 'faces north-east');
  await judge.fill('[aria-label="A condition for Orc"]', 'prone');
  await judge.keyboard.press('Enter');
  await told(player, 'Orc', 'prone');
  await judge.click('.hand.open .chip:has-text("prone")');
  await player.waitForFunction(() => !document.querySelector('.token[aria-label*="prone"]'));

  // Another orc comes in where the Judge taps.
  await judge.click('.judge .foot >> text=Add somebody');
  await judge.fill('[aria-label="Add somebody"]', 'orc');
  await judge.waitForSelector('.found');
  await judge.keyboard.press('Enter');
  await judge.waitForSelector('text=Now tap the square');
  const map = await judge.locator('svg.map').boundingBox();
  await judge.mouse.click(map.x + map.width / 2, map.y + map.height / 2);
  await token(player, 'Orc 2').waitFor();

  // A token is dragged; a word that is none is refused in plain sight.
  await judge.click('text=Move tokens by dragging');
  const box = await token(judge, 'Orc 2').locator('.body').boundingBox();
  const before = await token(player, 'Orc 2').getAttribute('aria-label');
  await judge.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await judge.mouse.down();
  await judge.mouse.move(box.x + box.width * 2.6, box.y + box.height / 2, { steps: 5 });
  await judge.mouse.up();
  await player.waitForFunction(
    old => ![...document.querySelectorAll('.token')].some(one => one.getAttribute('aria-label') === old),
    before,
  );
  await say(judge, 'be merciful');
  await judge.waitForSelector('.banner.warn:has-text("be merciful")');
  await judge.click('.banner >> text=Understood');

  // The next die is the Judge's, and says so.
  await judge.click('.judge .foot >> text=Set the next die');
  await judge.selectOption('[aria-label="Dice"]', 'd20');
  await judge.fill('[aria-label="What it shows"]', '20');
  await judge.keyboard.press('Enter');
  await judge.waitForFunction(() => /next d20 shows 20/.test(document.querySelector('.panel-log').textContent));

  await judge.click('.hand .who:has-text("Orc 2")');
  await judge.click('.hand.open >> text=Remove');
  assert.equal(await token(player, 'Orc 2').count(), 1, 'one press does not remove anybody');
  await judge.click('.hand.open >> text=Really remove?');
  await token(player, 'Orc 2').waitFor({ state: 'detached' });

  await judge.click('.judge >> text=Pause');
  await player.waitForSelector('.head .badge:has-text("paused")');
}
