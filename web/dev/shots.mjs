// Pictures of every page, from the built page under the strict content policy: npm run build && npm run shots [name…]
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const OUT = new URL('../shots/', import.meta.url).pathname;
mkdirSync(OUT, { recursive: true });
const wanted = process.argv.slice(2);
const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const base = `http://127.0.0.1:${server.httpServer.address().port}`;
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const troubles = [];
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function visit(options = {}) {
  const context = await browser.newContext({ viewport: WIDE, colorScheme: 'light', ...options });
  const page = await context.newPage();
  page.on('console', message => ['error', 'warning'].includes(message.type()) && troubles.push(message.text()));
  page.on('pageerror', error => troubles.push(String(error)));
  page.on(
    'request',
    request =>
      request.url().startsWith(base) || request.url().startsWith('blob:') || troubles.push(`outside: ${request.url()}`),
  );
  await page.goto(base);
  await page.waitForSelector('.start');
  return page;
}

/** Opens a table by the API, and sits down at a seat. */
async function sit(page, scenario, seat, more = {}) {
  const table = await page.evaluate(
    async ([name, seat, more]) => {
      const text = await (await fetch(`/api/scenarios/${name}`)).text();
      const post = (path, body) =>
        fetch(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Cleave': '1' },
          body: JSON.stringify(body),
        }).then(answer => answer.json());
      const opened = await post('/api/tables', { scenario: text, ...more });
      if (seat) await post('/api/join', { token: `${opened.table}-${seat}` });
      return opened.table;
    },
    [scenario, seat, more],
  );
  await page.goto(`${base}/t/${table}`);
  await page.waitForSelector('.table-page');
  await page.waitForTimeout(350);
  return table;
}

const kind = page => page.evaluate(() => document.querySelector('.turn')?.dataset.kind ?? null);
const settle = page => page.waitForTimeout(220);

/** Answers with the usual until a question of the wanted kind is there. */
async function until(page, wanted, most = 30) {
  for (let i = 0; i < most; i++) {
    if ((await kind(page)) === wanted) return true;
    await usual(page);
  }
  return false;
}

async function usual(page) {
  await page.keyboard.press('u');
  await page.keyboard.press('Enter');
  await settle(page);
}

const shots = {
  async start() {
    const page = await visit();
    await page.waitForSelector('.scenarios li');
    return page;
  },
  async builder() {
    const page = await visit();
    await page.click('.scenarios li:has-text("Hollow Mill") >> text=Change it');
    await page.waitForSelector('.sketch svg');
    await page.fill('.search input', 'wol');
    await page.waitForSelector('.found');
    return page;
  },
  async text() {
    const page = await visit();
    await page.click('.scenarios li:has-text("guardroom") >> text=Change it');
    await page.click('[role=tab]:has-text("Text")');
    return page;
  },
  async seats() {
    const page = await visit();
    await page.click('.scenarios li:has-text("Hollow Mill") >> text=Play');
    await page.click('text=Open the table');
    await page.waitForSelector('.seat-links');
    return page;
  },
  async fight() {
    const page = await visit();
    await sit(page, 'ford', 1);
    await until(page, 'action');
    for (let i = 0; i < 8; i++) await usual(page);
    await until(page, 'action');
    await page.keyboard.press('u');
    return page;
  },
  async dark() {
    const page = await visit({ colorScheme: 'dark' });
    await sit(page, 'ford', 1);
    for (let i = 0; i < 4; i++) await usual(page);
    await page.mouse.click(400, 450);
    return page;
  },
  async tally() {
    const page = await visit();
    await sit(page, 'ford', 1);
    for (let i = 0; i < 3; i++) await usual(page);
    await until(page, 'action');
    await page.keyboard.press('u');
    await page.waitForSelector('.figures');
    await page.keyboard.press('y');
    await page.click('.tally .rule-id >> nth=1');
    return page;
  },
  async interrupt() {
    const page = await visit();
    await sit(page, 'ford', 1);
    await until(page, 'interrupt');
    return page;
  },
  async typed() {
    const page = await visit();
    await sit(page, 'ford', 1, { dice: 'typed' });
    await until(page, 'roll');
    return page;
  },
  async shieldwall() {
    const page = await visit();
    await sit(page, 'shieldwall', 1);
    return page;
  },
  async guardroom() {
    const page = await visit();
    await sit(page, 'guardroom', 1);
    await until(page, 'action');
    return page;
  },
  async judge() {
    const page = await visit();
    await sit(page, 'ford', null);
    await page.keyboard.press('g');
    return page;
  },
  async theatre() {
    const page = await visit();
    await sit(page, 'wolves', 1);
    await usual(page);
    return page;
  },
  async replay() {
    const page = await visit();
    await sit(page, 'ford', null, { play: { party: 'bots' } });
    await page.click('[title="Replay (p)"]');
    await page.locator('.replay input[type=range]').fill('20');
    await settle(page);
    return page;
  },
  async dice() {
    const page = await visit();
    await sit(page, 'ford', null, { play: { party: 'bots' } });
    await page.click('[title="Check the dice"]');
    await page.click('dialog >> text=Check the dice');
    await page.waitForSelector('.findings li');
    await settle(page);
    return page;
  },
  async keys() {
    const page = await visit();
    await sit(page, 'ford', 1);
    await page.keyboard.press('?');
    return page;
  },
  async phone() {
    const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    await sit(page, 'ford', 1);
    await until(page, 'action');
    return page;
  },
  async phoneLog() {
    const page = await visit({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
      colorScheme: 'dark',
    });
    await sit(page, 'ford', 1);
    for (let i = 0; i < 3; i++) await usual(page);
    await page.click('.tab-log');
    return page;
  },
  async phoneStart() {
    const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    await page.waitForSelector('.scenarios li');
    return page;
  },
  async sight() {
    const page = await visit();
    await sit(page, 'ford', 1);
    await until(page, 'action');
    await page.click('[data-id=c7]');
    await page.hover('[data-id=c7]');
    return page;
  },
  async area() {
    const page = await visit();
    await sit(page, 'guardroom', 1);
    await page.click('[title="Area"]');
    await page.selectOption('[aria-label="Shape of the area"]', 'cone 30');
    const box = await page.locator('svg.map').boundingBox();
    await page.mouse.click(box.x + 200, box.y + 350);
    await page.mouse.move(box.x + 300, box.y + 330);
    return page;
  },
  async orm() {
    const page = await visit();
    await sit(page, 'orm', 1);
    await until(page, 'action');
    return page;
  },
  async over() {
    const page = await visit();
    await sit(page, 'shieldwall', null, { play: { housecarls: 'bots' } });
    return page;
  },
  async phoneBuilder() {
    const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    await page.click('.scenarios li:has-text("guardroom") >> text=Change it');
    await page.waitForSelector('.sketch svg');
    return page;
  },
  async wide() {
    const page = await visit({ viewport: { width: 1920, height: 1080 } });
    await sit(page, 'guardroom', 1);
    for (let i = 0; i < 5; i++) await usual(page);
    return page;
  },
  async laptop() {
    const page = await visit({ viewport: { width: 1180, height: 760 } });
    await sit(page, 'ford', 1);
    await until(page, 'action');
    return page;
  },
  /** How long a frame takes while sixty tokens are panned and zoomed. */
  async crowd() {
    const page = await visit();
    await sit(page, 'crowd', 1, {});
    const box = await page.locator('svg.map').boundingBox();
    const times = page.evaluate(
      () =>
        new Promise(done => {
          const seen = [];
          let last = performance.now();
          const frame = now => {
            seen.push(now - last);
            last = now;
            if (seen.length < 180) requestAnimationFrame(frame);
            else done(seen.slice(5));
          };
          requestAnimationFrame(frame);
        }),
    );
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    for (let i = 0; i < 150; i++)
      await page.mouse.move(
        box.x + box.width / 2 + 120 * Math.sin(i / 9),
        box.y + box.height / 2 + 80 * Math.cos(i / 7),
      );
    await page.mouse.up();
    const all = (await times).sort((a, b) => a - b);
    const at = part => all[Math.floor(all.length * part)].toFixed(1);
    console.log(
      `60 tokens panned: frame median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, longest ${all.at(-1).toFixed(1)} ms`,
    );
    return page;
  },
};

for (const [name, take] of Object.entries(shots)) {
  if (wanted.length && !wanted.includes(name)) continue;
  try {
    const page = await take();
    await page.waitForTimeout(250);
    await page.screenshot({ path: `${OUT}${name}.png` });
    await page.context().close();
    console.log(`shots/${name}.png`);
  } catch (error) {
    troubles.push(`${name}: ${error}`);
  }
}
await browser.close();
server.httpServer.closeAllConnections?.();
await server.close();
for (const trouble of troubles) console.error(trouble);
process.exit(troubles.length ? 1 : 0);
