// Plays with the built page as people would, and says what does not hold: npm run build && npm run walkthrough
import { chromium } from 'playwright-core';
import { preview } from 'vite';

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
const broken = [];
let held = 0;

function hold(what, is) {
  if (is) held++;
  else broken.push(what);
}

async function visit(options = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  page.on(
    'console',
    message =>
      message.type() === 'error' &&
      !/WebSocket|status of (422|404)/.test(message.text()) &&
      broken.push(message.text()),
  );
  page.on('pageerror', error => broken.push(String(error)));
  page.setDefaultTimeout(8000);
  return page;
}

async function open(page, text, seat) {
  await page.goto(base);
  const table = await page.evaluate(
    async ([text, seat]) => {
      const post = (path, body) =>
        fetch(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Cleave': '1' },
          body: JSON.stringify(body),
        }).then(answer => answer.json());
      const scenario = text.includes(':') ? text : await (await fetch(`/api/scenarios/${text}`)).text();
      const opened = await post('/api/tables', { scenario });
      if (seat) await post('/api/join', { token: `${opened.table}-${seat}` });
      return opened.table;
    },
    [text, seat],
  );
  await page.goto(`${base}/t/${table}`);
  await page.waitForSelector('.table-page');
  return table;
}

const settle = page => page.waitForTimeout(200);
const question = page => page.textContent('#question');

const walks = {
  async 'a stranger opens a table, and a friend joins by link'() {
    const page = await visit();
    await page.goto(base);
    await page.click('.scenarios li:has-text("Hollow Mill") >> text=Play');
    await page.click('text=Open the table');
    const link = await page.inputValue('.seat-links input >> nth=0');
    await page.click('text=To the table');
    await page.waitForSelector('.for-judge');
    const friend = await visit();
    await friend.goto(link);
    await friend.fill('input', 'Ada');
    await friend.click('text=Take the seat');
    await friend.waitForSelector('.turn h2');
    hold('the token leaves the address', !friend.url().includes('#'));
    hold('the friend is asked', (await question(friend)).includes('Quintus'));
    await friend.click('.action >> nth=0');
    await friend.click('text=Do it');
    await page.waitForFunction(() => document.querySelector('ul.waiting')?.textContent.includes('Marcus'));
    hold('the Judge sees who is waited for', true);
  },
  async 'a turn by keys alone, with undo'() {
    const page = await visit();
    await open(page, 'ford', 1);
    await page.waitForSelector('.action');
    await page.keyboard.press('u');
    await page.keyboard.press('Enter');
    await settle(page);
    hold('declared by keys', (await question(page)).includes('Marcus'));
    await page.keyboard.press('m');
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    const said = await page.textContent('.sr p >> nth=1');
    hold(`the cursor speaks: ${said}`, said.includes('11,5') && said.includes('10′'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('[');
    hold('the way is shown', (await page.locator('.way').count()) === 1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('m');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await settle(page);
    const log = await page.textContent('.cards');
    hold('Marcus has marched', log.includes('Marcus marches to 11,5'));
    await page.locator('.card:has-text("marches to 11,5")').hover();
    await page.click('.card:has-text("marches to 11,5") [title="Undo to here"]');
    await settle(page);
    hold(
      'the march is taken back, and stays readable',
      (await page.locator('.card.undone:has-text("marches")').count()) === 1,
    );
    hold('Marcus is asked again', (await question(page)).includes('Marcus'));
  },
  async 'the line breaks while an answer is on its way'() {
    const page = await visit();
    const sockets = [];
    let deaf = false;
    await page.routeWebSocket(/live/, socket => {
      const real = socket.connectToServer();
      sockets.push(socket);
      socket.onMessage(message => {
        if (!(deaf && String(message).includes('"answer"'))) real.send(message);
      });
    });
    await open(page, 'ford', 1);
    await page.waitForSelector('.action');
    deaf = true;
    await page.keyboard.press('u');
    await page.keyboard.press('Enter');
    await settle(page);
    hold('nothing happened yet', (await question(page)).includes('Quintus'));
    deaf = false;
    await sockets.at(-1).close();
    await page.waitForFunction(() => document.querySelector('#question')?.textContent.includes('Marcus'), null, {
      timeout: 12000,
    });
    hold('the answer was kept and sent again', true);
    hold('it happened once', (await page.locator('.round-head').count()) === 1);
  },
  async 'replay and a link to a card'() {
    const page = await visit();
    const table = await open(page, 'ford', 1);
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('u');
      await page.keyboard.press('Enter');
      await settle(page);
    }
    await page.goto('about:blank');
    await page.goto(`${base}/t/${table}#card=2`);
    await page.waitForSelector('.card.here');
    hold('the linked moment is shown', (await page.getAttribute('.card.here', 'id')) === 'card-2');
    await page.keyboard.press('.');
    await page.waitForSelector('#card-3.here');
    await page.keyboard.press('Escape');
    hold('back to now', (await page.locator('.card.here').count()) === 0);
  },
  async 'the Judge sets, hides and drags'() {
    const page = await visit();
    await open(page, 'ford', null);
    await page.keyboard.press('g');
    await page.fill('[aria-label="Hit points of Marcus"]', '5');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      document.querySelector('[data-id=c0]')?.getAttribute('aria-label').includes('5 of 17'),
    );
    await page.click('text=Move tokens by dragging');
    const box = await page.locator('[data-id=c0] .body').boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 90, y + 5, { steps: 6 });
    await page.mouse.up();
    await settle(page);
    hold(
      'the journal has the move',
      /move Marcus to 1[12],5/.test(await page.evaluate(() => document.querySelector('.panel-log').textContent)),
    );
    await page.click('text=Pause');
    await page.waitForSelector('text=The Judge has paused');
    hold('paused', true);
  },
  async 'hostile names stay names'() {
    const page = await visit();
    const evil = '<img src=x onerror=alert(1)>';
    await open(
      page,
      `scenario: "${evil}"\nmap: 8x8\ncombatants:\n  "${evil}": {side: a, fighter: 1, at: [1, 1]}\n  "__proto__": {side: b, creature: orc, at: [5, 5]}\n`,
      1,
    );
    await page.waitForSelector('.action');
    hold('no picture was made of a name', (await page.locator('img').count()) === 0);
    hold('the title is literal', (await page.textContent('h1')) === evil);
  },
  async 'a scenario is drawn, checked, kept and brought back'() {
    const page = await visit();
    await page.goto(base);
    await page.click('text=Draw a new one');
    await page.fill('.sheet-left input >> nth=0', 'Two at a wall');
    await page.click('[title="Wall"]');
    const box = await page.locator('.sketch svg.map').boundingBox();
    await page.mouse.move(box.x + 60, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 160, box.y + 60, { steps: 12 });
    await page.mouse.up();
    await page.click('text=Check');
    await page.waitForSelector('.problems');
    hold('an empty fight is refused by line', (await page.textContent('.problems')).includes('line 1'));
    for (const who of ['fighter', 'orc']) {
      await page.fill('.search input', who);
      await page.waitForSelector('.found');
      await page.keyboard.press('Enter');
      await page.focus('.sketch svg.map');
      for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    await page.dragAndDrop('.chip >> nth=1', '.sketch svg.map', { targetPosition: { x: 300, y: 200 } });
    await page.click('text=Check');
    await page.waitForSelector('text=The rules have nothing against it');
    await page.click('text=Keep');
    await page.click('[role=tab]:has-text("Text")');
    const yaml = await page.inputValue('.text-sheet textarea');
    hold('a wall is drawn', /\.#{3,}\./.test(yaml));
    hold('the orc is dragged elsewhere', !/Orc: .*at: \[0, \d+\]/.test(yaml));
    hold('both are placed by keys', (yaml.match(/at: \[/g) ?? []).length === 2);
    await page.click('.masthead a');
    await page.click('.own >> text=Two at a wall');
    hold('it was kept', (await page.inputValue('.sheet-left input >> nth=0')) === 'Two at a wall');
    await page.click('text=Play it');
    await page.waitForSelector('text=Open the table');
    hold('it can be played', true);
  },
  async 'who has no seat is told so'() {
    const page = await visit();
    await page.goto(`${base}/t/nowhere`);
    await page.waitForSelector('text=You have no seat at this table');
    hold('told', true);
  },
  async 'two fingers on a phone'() {
    const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await open(page, 'ford', 1);
    await page.waitForSelector('.action');
    const scale = () =>
      page.evaluate(() =>
        Number(/scale\(([\d.]+)/.exec(document.querySelector('svg.map > g').getAttribute('transform'))[1]),
      );
    const before = await scale();
    const client = await page.context().newCDPSession(page);
    const touch = (type, gap) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: 195 - gap, y: 300, id: 1 },
                { x: 195 + gap, y: 300, id: 2 },
              ],
      });
    await touch('touchStart', 30);
    for (let gap = 30; gap < 90; gap += 10) await touch('touchMove', gap);
    await touch('touchEnd', 90);
    hold('a pinch zooms', (await scale()) > before * 1.5);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    hold(`nothing sticks out sideways (${wide})`, wide <= 390);
  },
};

const wanted = process.argv.slice(2);
for (const [name, walk] of Object.entries(walks)) {
  if (wanted.length && !wanted.some(one => name.includes(one))) continue;
  try {
    await walk();
  } catch (error) {
    broken.push(`${name}: ${error}`);
  }
  for (const context of browser.contexts()) await context.close();
}
await browser.close();
console.log(`${held} hold${broken.length ? `, ${broken.length} do not` : ''}`);
for (const one of broken) console.error(`  ${one}`);
process.exit(broken.length ? 1 : 0);
