// Pictures of every page against a real `cleave serve`, into docs/pictures: npm run shots [words of a name…]
import { mkdirSync } from 'node:fs';
import { Chromium, PHONE } from './chromium.mjs';
import { serve } from './cleave.mjs';
import { begin, choose, join, lay, next, options, usual } from './people.mjs';

const OUT = process.env.SHOTS ?? new URL('../../docs/pictures/', import.meta.url).pathname;
mkdirSync(OUT, { recursive: true });
const wanted = process.argv.slice(2);
const server = await serve();
const { base } = server;
const chromium = await Chromium.launch(base);

const DESK = { viewport: { width: 1440, height: 900 } };
const BRIDGE = 'The bridge at dusk';
const AMBUSH = 'Ambush on the old road';

/** Answers as is usual until a question is wanted; `isWanted` may also have answered it. */
async function until(pages, isWanted, most = 60) {
  for (let i = 0; i < most; i++) {
    const question = await next(pages);
    if (!question) throw new Error('it is over before');
    await question.page.waitForSelector('.turn .action, .physical');
    const wanted = await isWanted(question);
    if (wanted === true) return question.page;
    if (wanted !== 'answered') await usual(question.page);
  }
  throw new Error('the question does not come');
}

const shots = {
  async start(look) {
    const page = await chromium.visit(look);
    // A fight goes on, and one looks in at the first page.
    await page.goto(base);
    await page.click('.scenarios li:has-text("The guardroom") >> text=Alone');
    await page.waitForSelector('.turn .action');
    await page.goto(base);
    await page.click('text=Begin the fight');
    let turns = 0;
    await until([page], ({ kind }) => kind === 'action' && turns++ > 2);
    await page.goto(base);
    await page.waitForSelector('.tables .first .scene');
    await page.waitForFunction(() => document.querySelectorAll('.scenarios .scene').length > 0);
    return page;
  },
  async builder(look) {
    const page = await chromium.visit(look);
    await page.goto(base);
    await page.click('.scenarios li:has-text("guardroom") >> [title="Change it"]');
    await page.waitForSelector('.sketch svg');
    await page.fill('.search input', 'wol');
    await page.waitForSelector('.found');
    return page;
  },
  async lobby(look) {
    const judge = await chromium.visit(look);
    const links = await lay(judge, base, BRIDGE, { bots: ['orcs'] });
    for (const [name, who] of [
      ['Sergeant Hale', 'Ada'],
      ['Crossbowman', 'Brian'],
    ])
      await join(await chromium.visit(DESK), base, links.get(name), who);
    await judge.waitForFunction(() => document.querySelectorAll('.present .here').length === 2);
    return judge;
  },
  async fight(look) {
    const page = await chromium.visit(look);
    await toACharge(page);
    await page.keyboard.press('1');
    await page.waitForSelector('.figures');
    return page;
  },
  async move(look) {
    const page = await chromium.visit(look);
    await lay(page, base, 'The guardroom', { bots: ['garrison'], mine: ['party'] });
    await until(
      [page],
      async ({ kind }) =>
        kind === 'action' &&
        Number(
          await page
            .locator('.reach')
            .getAttribute('data-squares')
            .catch(() => 0),
        ) > 8,
    );
    await page.keyboard.press('m');
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    return page;
  },
  async prompt(look) {
    const judge = await chromium.visit(DESK);
    const links = await lay(judge, base, SPEARS, { mine: ['orcs'] });
    const berta = await chromium.visit(look);
    const conrad = await chromium.visit(DESK);
    await join(berta, base, links.get('Berta'), 'Ada');
    await join(conrad, base, links.get('Conrad'), 'Brian');
    return until([judge, berta, conrad], async ({ page, kind }) => {
      if (page === berta && kind === 'interrupt') return true;
      if (kind !== 'action') return false;
      // Those who act before the charge wait with their spears.
      const wish = page === judge ? 'charge Berta' : 'ready attack';
      if (!(await options(page)).includes(wish)) return false;
      await choose(page, wish);
      return 'answered';
    });
  },
  async tally(look) {
    const page = await chromium.visit(look);
    await lay(page, base, AMBUSH, { bots: ['goblins'], mine: ['party'] });
    let turns = 0;
    await until([page], ({ kind }) => kind === 'action' && turns++ > 1 && isAttack(page));
    await page.keyboard.press('u');
    await page.waitForSelector('.figures');
    await page.keyboard.press('y');
    await page.click('.because-of .rule-id >> nth=0');
    await page.waitForSelector('.popover b');
    return page;
  },
  async judge(look) {
    const page = await chromium.visit(look);
    await lay(page, base, BRIDGE, { bots: ['orcs'], mine: ['watch'] });
    await until([page], ({ kind }) => kind === 'action');
    await page.keyboard.press('g');
    if (look.isMobile) return page;
    await page.click('.judge summary:has-text("Everybody")');
    await page.click('.hand .who >> nth=0');
    return page;
  },
  async waiting(look) {
    const judge = await chromium.visit(look);
    const links = await lay(judge, base, AMBUSH, { mine: ['goblins'] });
    const people = [];
    for (const [name, who] of Object.entries({
      Aurelia: 'Ada',
      Ysolde: 'Brian',
      Quill: 'Chloe',
      'Brother Piran': 'Dan',
    })) {
      const page = await chromium.visit(DESK);
      await join(page, base, links.get(name), who);
      people.push(page);
    }
    // Some have moved, and one of the players is asked whom to strike.
    let turns = 0;
    await until([...people, judge], async ({ page, kind }) => {
      if (kind !== 'action') return false;
      return turns++ > 3 && page !== judge && isAttack(page);
    });
    await judge.waitForSelector('.instead');
    await judge.keyboard.press('g');
    await judge.waitForTimeout(6000);
    return judge;
  },
  async end(look) {
    const page = await chromium.visit(look);
    await lay(page, base, AMBUSH, { bots: ['goblins', 'party'] });
    await begin(page);
    await page.waitForSelector('.end-page .outcome');
    return page;
  },
  async replay(look) {
    const page = await chromium.visit(look);
    await lay(page, base, AMBUSH, { bots: ['goblins', 'party'] });
    await begin(page);
    await page.waitForSelector('.end-page .outcome');
    await page.click('.onward >> text=See it again');
    const bar = page.locator('.replay input[type=range]');
    await bar.fill(String(Math.round(Number(await bar.getAttribute('max')) * 0.6)));
    await page.waitForSelector('.banner.past');
    return page;
  },
  async log(look) {
    const page = await shots.end(look);
    await page.click('.onward >> text=Read the story');
    return page;
  },
};

const SPEARS = `scenario: The set spears
about: Two spears against two orcs that charge.
map: 16x9
sides:
  watch: {judge: false}
  orcs: {judge: true}
combatants:
  Berta: {side: watch, fighter: 1, hp: 9, armour: chain, weapon: spear, at: [3, 3], facing: E}
  Conrad: {side: watch, fighter: 1, hp: 9, armour: chain, weapon: spear, at: [3, 5], facing: E}
  Orc: {side: orcs, creature: orc, count: 3, hp: 6, at: [[11, 2], [11, 4], [11, 6]], facing: W}
`;

/** Whether the usual answer is a blow or a shot at somebody. */
function isAttack(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('.tile:has(.dot) b')].some(one => /^(Attack|Charge|Shoot)/.test(one.textContent)),
  );
}

/** Whether one may charge a foe who has his wits about him: then there is a die to be shown. */
async function mayCharge(page) {
  if (!(await page.locator('.tile:not(.cannot) b:text-is("Charge")').count())) return false;
  await page.keyboard.press('1');
  const shown = page.locator('.preview .throws').waitFor({ timeout: 4000 });
  const found = await shown.then(
    () => true,
    () => false,
  );
  await page.keyboard.press('Escape');
  await page.waitForSelector('.preview', { state: 'detached' });
  return found;
}

/** In the thick of it, somebody about to charge; the dice are nobody's, so it may take another fight or two. */
async function toACharge(page) {
  for (let fights = 0; fights < 8; fights++) {
    await lay(page, base, AMBUSH, { bots: ['goblins'], mine: ['party'] });
    let turns = 0;
    const charging = ({ kind }) => kind === 'action' && turns++ > 2 && mayCharge(page);
    const found = await until([page], charging, 30).catch(() => null);
    if (found) return;
  }
  throw new Error('nobody charges');
}

const LOOKS = {
  '': { ...DESK, colorScheme: 'light' },
  '-dark': { ...DESK, colorScheme: 'dark' },
  '-phone': { ...PHONE, colorScheme: 'light' },
  '-phone-dark': { ...PHONE, colorScheme: 'dark' },
};
/** On the desk there is room for the log beside everything else. */
const ONLY = { log: ['-phone', '-phone-dark'] };

/** The first that strangers see. */
const SHARP = ['fight', 'fight-dark'];

const troubles = [];
for (const [name, take] of Object.entries(shots)) {
  for (const [end, look] of Object.entries(LOOKS)) {
    const picture = name + end;
    if ((ONLY[name] && !ONLY[name].includes(end)) || (wanted.length && !wanted.includes(picture))) continue;
    try {
      const sharp = SHARP.includes(picture) ? { deviceScaleFactor: 2 } : {};
      const page = await take({ ...look, ...sharp });
      // Odds come when they are found.
      if (['fight', 'tally', 'prompt'].includes(name)) await page.waitForSelector('.turn .action .chance');
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${OUT}/${picture}.png` });
      console.log(picture);
    } catch (error) {
      troubles.push(`${picture}: ${error}`);
    }
    troubles.push(...(await chromium.leave()).map(one => `${picture}: ${one}`));
  }
}
await chromium.close();
await server.close();
for (const trouble of troubles) console.error(trouble);
process.exit(troubles.length ? 1 : 0);
