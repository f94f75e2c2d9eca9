import assert from 'node:assert/strict';
import { findings } from './axe.mjs';
import { asked, join, lay, next, unfold, usual } from './people.mjs';
import { LONG_YARD, YARD } from './yard.mjs';

/** She wins whatever the dice say. */
const SURE = YARD.replace('fighter: 1, hp: 30', 'fighter: 9, hp: 90').replace('creature: orc', 'creature: orc, hp: 5');

async function toTheEnd(page) {
  for (let question = await next([page]); question; question = await next([page])) await usual(page);
  await page.waitForSelector('.end-page .outcome');
}

/** The cards of this seat, as the server has them. */
function cards(page) {
  return page.evaluate(async () => {
    const { pathname } = location;
    const told = await fetch(`/api/tables/${pathname.split('/')[2]}`);
    return (await told.json()).cards.filter(card => !card.undone);
  });
}

const sum = (all, number) => all.reduce((total, one) => total + number(one), 0);

/** Fought to the end: its numbers agree with the story, and it is fought again by one click. */
export async function theEnd({ chromium, base, note }) {
  const page = await chromium.visit();
  await lay(page, base, SURE, { bots: ['orcs'], mine: ['watch'] });
  await toTheEnd(page);
  assert.match(await page.textContent('.verdict h1'), /Won by the watch/);
  assert.equal(await page.locator('button.lamp:visible').count(), 1, 'one lamp on the screen');

  const all = await cards(page);
  const berta = all.find(card => card.kind === 'attack' && /^Berta/.test(card.text)).who;
  const of = kind => all.filter(card => card.kind === kind && card.who === berta);
  const thrown = of('attack').flatMap(card => (card.throw?.roll ? [card.throw] : []));
  const due = sum(thrown, one => (21 - one.needs) / 20);
  const row = page.locator('.who-did-what tr[data-who="Berta"]');
  const hits = thrown.filter(one => one.hit).length;
  const luck = `${hits} ${hits === 1 ? 'hit' : 'hits'}, ${due.toFixed(1)} due`;
  assert.equal(await row.locator('.luck > span').textContent(), luck);
  assert.equal(
    Number.parseInt(await row.locator('.bar.dealt b').textContent(), 10),
    sum(of('damage'), one => one.harm.amount),
  );
  assert.equal(await row.locator('.felled .piece').count(), of('fallen').length);
  note(`Berta: ${luck}, felled ${of('fallen').length}`);
  assert.match(await page.getAttribute('.course svg', 'aria-label'), /orcs: .* 0/);

  // Readable by who listens and in the dark, wide and narrow.
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    assert.deepEqual(await findings(page, `the end, ${colorScheme}`), []);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  // The story, and back; what came of it is one press away.
  await page.click('text=Read the story');
  await page.waitForSelector('.log .card.kind-ended:visible');
  await page.click('text=What came of it');
  await page.waitForSelector('.end-page');

  // A moment of it, and the bar that nothing lies on.
  await page.click('.turn-of-it >> text=See it again');
  await page.waitForSelector('.replay .caption:has-text("Round")');
  for (const name of ['A card earlier', 'Play', 'Leave the replay']) {
    const free = await page.locator(`.replay [title^="${name}"]`).evaluate(button => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    assert.ok(free, `nothing lies on “${name}”`);
  }
  const place = () => page.textContent('.replay .place');
  const before = await place();
  await page.keyboard.press(',');
  await page.waitForFunction(old => document.querySelector('.replay .place').textContent !== old, before);
  await page.selectOption('.replay select', { label: 'Round 1' });
  await page.waitForFunction(() => document.querySelector('.replay .place').textContent.startsWith('1 /'));
  await page.click('[title^="Leave the replay"]');
  await page.waitForSelector('.end-page');

  // Again: another table, the same fight, from the beginning, and already somebody's turn.
  const old = page.url();
  await page.click('text=Fight it again');
  await page.waitForURL(url => /\/t\//.test(url.pathname) && !old.includes(url.pathname));
  assert.ok(await next([page]), 'somebody is asked in the rematch');
  assert.equal(
    (await cards(page)).some(card => card.kind === 'ended'),
    false,
  );
}

/** What a player was not told stays closed while it is fought, and opens in the story when it is over. */
export async function secretsOpen({ chromium, base }) {
  // Surprised, he stays hidden for a round, and that he comes to his senses is kept from her.
  const lurker = '  Lurker: {side: orcs, creature: orc, hp: 3, at: [11, 7], conditions: [hidden, surprised]}';
  const judge = await chromium.visit();
  const links = await lay(judge, base, `${SURE}${lurker}\n`, { bots: ['orcs'] });
  const player = await chromium.visit();
  await join(player, base, links.get('Berta'), 'Ada');
  await next([player]);
  // The Judge sees to somebody of whom she knows nothing.
  await judge.keyboard.press('g');
  await unfold(judge, 'Everybody');
  await judge.fill('[aria-label="Hit points of Lurker"]', '2');
  await judge.keyboard.press('Enter');
  await judge.waitForSelector('.card:has-text("Lurker")', { state: 'attached' });
  assert.ok(!(await player.content()).includes('Lurker'), 'nobody hears of him');
  assert.equal(await player.locator('.unseal').count(), 0, 'nothing opens before the end');
  await toTheEnd(player);
  await player.click('text=Read the story');
  await player.click('text=Open what was secret');
  await player.waitForSelector('.card.secret:has-text("Lurker") >> text=was secret');
  assert.deepEqual(await findings(player, 'what was secret'), []);
}

/** Sound is off until it is wanted; then a turn, blows and falls are heard, all short. */
export async function sound({ chromium, base }) {
  const page = await chromium.visit();
  await page.addInitScript(() => {
    window.heard = [];
    const start = OscillatorNode.prototype.start;
    const stop = OscillatorNode.prototype.stop;
    OscillatorNode.prototype.start = function (at) {
      this.began = at;
      return start.call(this, at);
    };
    OscillatorNode.prototype.stop = function (at) {
      window.heard.push(at - this.began);
      return stop.call(this, at);
    };
  });
  await lay(page, base, LONG_YARD, { bots: ['orcs'], mine: ['watch'] });
  await next([page]);
  await usual(page);
  await next([page]);
  assert.deepEqual(await page.evaluate(() => window.heard), [], 'nothing is heard unasked');
  await page.click('.sound-switch');
  await page.waitForSelector('.sound-switch[aria-pressed=true]');
  await usual(page);
  await page.waitForFunction(() => window.heard.length > 0);
  assert.ok(Math.max(...(await page.evaluate(() => window.heard))) < 0.6, 'no longer than six tenths of a second');
  await page.reload();
  await page.waitForSelector('.sound-switch[aria-pressed=true]');
  await page.click('.sound-switch');
  await page.waitForSelector('.sound-switch[aria-pressed=false]');
}

/** Keys work after a tab was clicked: what was taken up is done, and not the tab pressed again. */
export async function keysAfterATab({ chromium, base }) {
  const page = await chromium.visit();
  await lay(page, base, LONG_YARD, { bots: ['orcs'], mine: ['watch'] });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await next([page]);
    await page.waitForSelector('.turn .action', { state: 'attached' });
    const { q } = await asked(page);
    await page.click('.tab-log');
    await page.keyboard.press('u');
    await page.waitForSelector('.preview');
    await page.keyboard.press('Enter');
    await page.waitForFunction(was => document.querySelector('.turn[data-q]')?.dataset.q !== was, q);
  }
}
