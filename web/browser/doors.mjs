import assert from 'node:assert/strict';
import { findings } from './axe.mjs';
import { Chromium, PHONE } from './chromium.mjs';
import { serve } from './cleave.mjs';
import { answered, lay, next } from './people.mjs';
import { YARD } from './yard.mjs';

const MOST_CLICKS = 4;
/** Frequent acts that are blows, what is likely first. */
const BLOWS = ['Shoot', 'Attack', 'Charge', 'Throw', 'Cast'];

/** Counts what a hand does, wherever it presses. */
async function stopwatch(page) {
  await page.addInitScript(() => {
    globalThis.clicks = 0;
    addEventListener('click', event => event.isTrusted && globalThis.clicks++, true);
  });
}

/** Small questions by one press, all at once where that is offered; true when a blow has been dealt. */
async function press(page, question) {
  await page.waitForSelector('.turn .action');
  if (question.kind !== 'action') {
    const all = page.locator('[data-all-usual]');
    if (await all.count()) await all.click();
    else await page.locator('.turn .answer.lamp').click();
    // What is aimed at somebody is looked at first: it is a blow already.
    const blow = page.locator('[data-key=act]');
    if (!(await blow.count())) return false;
    await blow.click();
    return true;
  }
  for (const name of BLOWS) {
    const tile = page.locator('.tile:not(.cannot)', { hasText: name });
    if (!(await tile.count())) continue;
    await tile.click();
    await page.click('[data-key=act]');
    return true;
  }
  throw new Error('no blow is offered');
}

/** From the first page to the first blow, alone: nobody is waited for, and no more clicks than four. */
export async function aloneInFourClicks({ chromium, base, note }) {
  for (const look of [{}, PHONE]) {
    const page = await chromium.visit(look);
    await stopwatch(page);
    await page.goto(base);
    await page.waitForSelector('.scenarios .fight');
    const begun = Date.now();
    await page.click('text=Begin the fight');
    for (let dealt = false; !dealt; ) {
      const question = await next([page]);
      dealt = await press(page, question);
      await answered(page, question.q);
    }
    const clicks = await page.evaluate(() => globalThis.clicks);
    note(`${clicks} clicks and ${Date.now() - begun} ms to the first blow${look === PHONE ? ', on a phone' : ''}`);
    assert.ok(clicks <= MOST_CLICKS, `${clicks} clicks`);
    assert.match(await page.textContent('#title'), /Ambush on the old road/);
  }
}

const first = page => page.locator('.tables .first');

/** The tables this browser has seats at, and nobody else's. */
export async function ownTables({ chromium, base }) {
  const page = await chromium.visit();
  await page.goto(base);
  await page.waitForSelector('text=No tables yet');
  await page.click('.scenarios li:has-text("The duel at the milestone") >> text=Alone');
  await page.waitForSelector('.table-page');
  await next([page]);
  await page.goto(base);
  await page.click('.scenarios li:has-text("The bridge at dusk") >> text=Alone');
  await page.waitForSelector('.table-page');
  await page.goto(base);
  await first(page).locator('text=The bridge at dusk').waitFor();
  await first(page).locator('.scene .piece').first().waitFor();
  await page.waitForFunction(() => /Round \d/.test(document.querySelector('.tables .first')?.textContent ?? ''));
  assert.equal(await page.locator('.table-row', { hasText: 'The duel' }).count(), 1);
  assert.deepEqual(await findings(page, 'first page with tables'), []);

  // Put away and brought back.
  await page
    .locator('.table-row', { hasText: 'The duel' })
    .getByRole('button', { name: /^Put away/ })
    .click();
  await page.waitForSelector('text=1 put away');
  assert.equal(await page.locator('.other-tables > ul .table-row').count(), 0);
  await page.click('text=1 put away');
  await page.click('text=Bring back');
  await page.waitForSelector('.other-tables > ul .table-row');

  // Continue goes to the table, and the mark leads back home.
  await first(page).locator('text=Continue').click();
  await page.waitForSelector('.table-page');
  await page.click('.mark-home');
  await page.waitForSelector('.tables .first');

  const stranger = await chromium.visit();
  await stranger.goto(base);
  await stranger.waitForSelector('text=No tables yet');
}

/** One link for all: who are you? It gives the free seats, and the Judge turns it off. */
export async function byOneLink({ chromium, base }) {
  const judge = await chromium.visit();
  await lay(judge, base, 'The bridge at dusk', { bots: ['orcs'] });
  const table = new URL(judge.url()).pathname;
  await judge.goto(`${base}${table}/links`);
  const link = (await judge.inputValue('.one-link input')).replace(/^.*(?=\/join)/, '');
  await judge.click('.one-link >> text=Code for a phone');
  await judge.waitForSelector('.one-link [role=img] path');
  assert.deepEqual(await findings(judge, 'links'), []);

  const ada = await chromium.visit(PHONE);
  await ada.goto(base + link);
  await ada.waitForSelector('h1:has-text("The bridge at dusk")');
  assert.ok(await ada.locator('text=Take the seat').isDisabled(), 'a seat is chosen first');
  assert.deepEqual(await findings(ada, 'who are you'), []);
  const others = await chromium.visit();
  await others.goto(base + link);
  await others.getByLabel('Sergeant Hale').check();
  await ada.getByLabel('Sergeant Hale').check();
  await ada.fill('.your-name', 'Ada');
  await ada.click('text=Take the seat');
  await ada.waitForSelector('.table-page');

  // Who comes too late is told so, and sees what is left.
  chromium.cut = true;
  await others.click('text=Take the seat');
  await others.waitForSelector('text=Somebody else sits there');
  await others.waitForFunction(() => !/Sergeant Hale/.test(document.querySelector('.free')?.textContent ?? ''));

  await judge.reload();
  await judge.waitForSelector('.seat-links li:has-text("Ada") >> text=has come');
  await judge.click('text=Turn it off');
  await judge.waitForSelector('text=There is none');
  await others.reload();
  await others.waitForSelector('text=This link leads nowhere');
}

/** Reloading the links keeps them, leaving the desk keeps the drawing, and the mark leads home. */
export async function nothingLost({ chromium, base }) {
  const page = await chromium.visit();
  await lay(page, base, YARD, {});
  const table = new URL(page.url()).pathname;
  await page.goto(`${base}${table}/links`);
  const before = await page.inputValue('.seat-links input >> nth=0');
  await page.reload();
  assert.equal(await page.inputValue('.seat-links input >> nth=0'), before);
  await page.waitForSelector('text=These links work on this machine only');

  await page.click('.masthead .home');
  await page.click('.masthead >> text=Draw a fight');
  await page.fill('.sheet-left input >> nth=0', 'Half a thought');
  await page.click('.masthead .home');
  await page.waitForSelector('.tables .first');
  await page.click('.masthead >> text=Draw a fight');
  await page.waitForSelector('text=This is as you left it');
  assert.equal(await page.inputValue('.sheet-left input >> nth=0'), 'Half a thought');
  await page.reload();
  await page.waitForSelector('.sheet-left');
  assert.equal(await page.inputValue('.sheet-left input >> nth=0'), 'Half a thought');
  await page.click('text=Begin with an empty map');
  await page.waitForFunction(() => document.querySelector('.sheet-left input')?.value === 'A new fight');
}

/** A picture, a map of another table and a giant: each is refused by name, and nothing opens. */
export async function filesRefused({ chromium, base }) {
  const page = await chromium.visit();
  await page.goto(base);
  const bring = (name, buffer) => page.setInputFiles('input[type=file]', { name, mimeType: 'text/yaml', buffer });
  await bring('cave.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  await page.waitForSelector('[role=alert]:has-text("cave.png is a PNG picture")');
  await bring('hall.dd2vtt', Buffer.from('{"format":0.3,"resolution":{"map_size":{"x":3}}}'));
  await page.waitForSelector('[role=alert]:has-text("hall.dd2vtt is a Universal VTT map")');
  await bring('big.yaml', Buffer.alloc(1_300_000, '#'));
  await page.waitForSelector('[role=alert]:has-text("big.yaml is too large (1.3 MB)")');
  assert.equal(new URL(page.url()).pathname, '/');
}

/** An address that leads nowhere says so in words, with a way home; by keys too. */
export async function whoIsLost({ chromium, base }) {
  const page = await chromium.visit();
  chromium.cut = true;
  for (const path of ['/nowhere/at/all', '/fight/none', '/t/none/links']) {
    await page.goto(base + path);
    await page.waitForSelector('h1:has-text("There is nothing here")');
    assert.deepEqual(await findings(page, path), []);
  }
  await page.focus('text=To the first page');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.scenarios .fight');
  assert.equal(new URL(page.url()).pathname, '/');
}

/** Whoever is absent is named, and the Judge begins without them: he plays theirs until they come. */
export async function withoutThem({ chromium, base }) {
  const judge = await chromium.visit();
  const links = await lay(judge, base, YARD, { bots: ['orcs'] });
  await judge.waitForSelector('.lobby >> text=Nobody has come for Berta yet');
  assert.deepEqual(await findings(judge, 'lobby'), []);
  await judge.click('.lobby >> text=Begin without them');
  const { page } = await next([judge]);
  assert.equal(page, judge, 'the Judge is asked in their stead');

  // Who comes later has her own back.
  const ada = await chromium.visit(PHONE);
  await ada.goto(base + links.get('Berta'));
  await ada.waitForSelector('text=You play Berta.');
  await ada.fill('.your-name', 'Ada');
  await ada.click('text=Take the seat');
  await next([ada]);
}

const WORDS = 'speak friend and enter';

/** On a server that others can reach: the passphrase is asked for once, and links lead others here. */
export async function whereOthersCome({ note }) {
  const house = await serve(['--bind', '0.0.0.0'], { CLEAVE_PASSPHRASE: WORDS });
  const own = await Chromium.launch(house.base);
  try {
    own.cut = true;
    const page = await own.visit();
    await page.goto(house.base);
    await page.click('text=Begin the fight');
    await page.waitForSelector('.passphrase input:focus');
    assert.deepEqual(await findings(page, 'passphrase'), []);
    await page.keyboard.type('mellon and mellon');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.passphrase .problems');
    await page.fill('.passphrase input', WORDS);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.table-page');
    await page.goto(`${new URL(page.url()).href}/links`);
    await page.click('text=Make one');
    const link = await page.inputValue('.one-link input');
    const far = await page.locator('.here-only select option').count();
    note(far ? `links for others: ${link.replace(/#.*/, '')}` : 'this machine is on no network');
    if (far) assert.doesNotMatch(link, /localhost|127\.0/);
    else await page.waitForSelector('text=These links work on this machine only');
    assert.deepEqual(own.troubles, []);
  } finally {
    await own.close();
    await house.close();
  }
}
