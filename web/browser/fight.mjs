import assert from 'node:assert/strict';
import { answered, asked, begin, choose, join, lay, next, options, unfold, usual } from './people.mjs';

/** Whoever of the two is charged may set a spear against it. */
const SPEARS = `scenario: The set spears
about: Two spears against two orcs that charge.
map: 16x8
sides:
  watch: {judge: false}
  orcs: {judge: true}
combatants:
  Berta: {side: watch, fighter: 1, hp: 9, armour: chain, weapon: spear, at: [3, 3], facing: E}
  Conrad: {side: watch, fighter: 1, hp: 9, armour: chain, weapon: spear, at: [3, 5], facing: E}
  Orc: {side: orcs, creature: orc, count: 2, hp: 3, at: [[10, 3], [10, 5]], facing: W}
`;

/** Plays on as is usual until somebody is asked a question for which `wanted` is true. */
async function until(pages, wanted, most = 40) {
  for (let i = 0; i < most; i++) {
    const question = await next(pages);
    if (!question || (await wanted(question))) return question;
    await usual(question.page);
  }
  throw new Error('the question that is waited for does not come');
}

export async function threeAtATable({ chromium, base, note }) {
  const judge = await chromium.visit();
  const links = await lay(judge, base, SPEARS);
  // Conrad's player has dice of his own.
  await judge.keyboard.press('g');
  await unfold(judge, 'Seats and links');
  const seat = judge.locator('.seats > li', { hasText: 'Conrad' });
  await seat.getByLabel('dice by hand').click();
  await seat.locator('input:checked').waitFor();
  const berta = await chromium.visit();
  const conrad = await chromium.visit();
  await join(berta, base, links.get('Berta'), 'Ada');
  await berta.waitForSelector('.lobby .here:has-text("seed promised")');
  assert.equal(await judge.locator('.six-words').textContent(), await berta.locator('.six-words').textContent());
  await join(conrad, base, links.get('Conrad'), 'Brian');
  const all = [judge, berta, conrad];

  let typed = 0;
  const play = async ({ page, kind }) => {
    if (page === conrad && kind === 'dice') typed++;
    await usual(page);
  };

  // An orc charges a spear. Those who act before it wait with theirs.
  const spear = await charged(all, judge, play);
  assert.match((await asked(spear)).says, /Orc \d charges: does \w+ interrupt/);

  // In the middle of the prompt the line is cut, and then the whole page is gone and comes back.
  const before = await asked(spear);
  chromium.cut = true;
  await spear.context().setOffline(true);
  await spear.evaluate(() => dispatchEvent(new Event('offline')));
  await spear.context().setOffline(false);
  await spear.reload();
  await spear.waitForSelector('.turn[data-q] .action');
  assert.deepEqual(await asked(spear), before, 'the same question stands');
  // What each would come to stands beside it, without being asked for.
  await spear.waitForSelector('.turn .action .chance');
  const counter = (await options(spear)).find(text => /^countercharge/.test(text));
  await choose(spear, counter);
  await judge.waitForFunction(() => /interrupts Orc/.test(document.querySelector('.cards')?.textContent));

  // The Judge takes it back, past a die; the prompt stands again, and the log keeps what was.
  await judge.keyboard.press('l');
  const card = judge.locator('.card:not(.undone)', { hasText: 'interrupts Orc' }).last();
  await card.hover();
  await card.locator('[title="Undo to here"]').click();
  await judge.waitForSelector('.card.undone:has-text("interrupts Orc")');
  await spear.waitForSelector('.turn[data-kind=interrupt]');
  await spear.waitForSelector('.card.undone:has-text("interrupts Orc")', { state: 'attached' });
  await choose(spear, counter);

  // To the end, everybody as is usual.
  let answers = 0;
  for (let question = await next(all); question; question = await next(all)) {
    assert.ok(answers++ < 150, 'the fight comes to an end');
    await play(question);
  }
  await judge.waitForSelector('.end-page .outcome');
  note(`${answers} answers after the undo; one seat typed ${typed} rolls`);
  assert.ok(typed > 0, 'who throws his own dice is asked for them');
  await checked(berta);
  await replayed(berta);
}

/** The page of the player whom a charge lets act in between. */
async function charged(all, judge, play) {
  for (let i = 0; i < 40; i++) {
    const question = await next(all);
    const { page, kind } = question;
    if (kind === 'interrupt' && page !== judge) return page;
    const wish = page === judge ? /^charge (Berta|Conrad)$/ : /^ready attack$/;
    const words = kind === 'action' && (await options(page)).find(text => wish.test(text));
    if (words) await choose(page, words);
    else await play(question);
  }
  throw new Error('no orc charges');
}

/** Everybody can work every face out again, once the secret is shown. */
async function checked(page) {
  await page.click('.end-page >> text=Check every die');
  await page.click('dialog >> text=Check the dice');
  await page.waitForSelector('.findings li');
  const found = await page.$$eval('.findings li', all => all.map(one => `${one.className} ${one.textContent}`));
  assert.deepEqual(
    found.filter(one => one.startsWith('bad')),
    [],
  );
  for (const sign of [/[1-9]\d* rolls worked out again/, /seed this browser drew is among them/, /thrown by hand/])
    assert.ok(
      found.some(one => sign.test(one)),
      `${sign} in ${found.join('; ')}`,
    );
  await page.keyboard.press('Escape');
}

/** From the first card to the last and back to now; the map shows each moment. */
async function replayed(page) {
  await page.click('.onward >> text=See it again');
  const bar = page.locator('.replay input[type=range]');
  const last = Number(await bar.getAttribute('max'));
  assert.ok(last > 10, 'there is something to see again');
  const seen = new Set();
  for (let at = 0; at < last; at++) {
    await bar.fill(String(at));
    await page.waitForSelector('.banner.past');
    await page.waitForFunction(now => document.querySelector('.place')?.textContent.startsWith(`${now} /`), at + 1);
    seen.add(await page.$$eval('.token', all => all.map(one => one.style.transform + one.classList).join()));
  }
  assert.ok(seen.size > 3, `the map moves along: ${seen.size} pictures`);
  await bar.fill(String(last));
  await page.waitForSelector('.banner.past', { state: 'detached' });
}

export async function ownDice({ chromium, base }) {
  const judge = await chromium.visit();
  const links = await lay(judge, base, SPEARS, { dice: 'typed', bots: ['orcs'] });
  const berta = await chromium.visit();
  await join(berta, base, links.get('Berta'), 'Ada');
  await begin(judge);
  const all = [judge, berta];
  const roll = await until(all, question => question.kind === 'dice' && question.page === berta);
  const why = await berta.textContent('.physical p');
  const sides = Number(/d(\d+)/.exec(why)[1]);
  await berta.fill('.physical input', String(sides + 1));
  assert.ok(await berta.isDisabled('.physical button[type=submit]'), 'no die shows that');
  await berta.click(`.faces button:text-is("${sides}")`);
  await answered(berta, roll.q);
  await judge.click('.card.round-start .because');
  await judge.waitForFunction(
    face => [...document.querySelectorAll('.card .die')].some(die => die.textContent === face),
    String(sides),
  );
}

/** Own dice, no map, and all sides mine: somebody is asked, a die is wanted, and the fight goes on. */
export async function allMineByHand({ chromium, base }) {
  const page = await chromium.visit();
  const bare = SPEARS.replace(/^map: .*$/m, 'distance: 30')
    .replace(/, at: .*?(?=, facing|\})/g, '')
    .replace(/, facing: \w/g, '');
  await lay(page, base, bare, { dice: 'typed', mine: ['watch', 'orcs'] });
  const kinds = new Set();
  for (let answers = 0; answers < 20 && !(kinds.has('dice') && kinds.has('action')); answers++) {
    const question = await next([page]);
    kinds.add(question.kind);
    await usual(page);
  }
  assert.ok(kinds.has('dice') && kinds.has('action'), `asked for dice and for deeds, not only ${[...kinds]}`);
}
