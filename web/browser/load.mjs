import assert from 'node:assert/strict';
import { availableParallelism, loadavg } from 'node:os';
import { PHONE } from './chromium.mjs';

/** What the first page may weigh, and the table after it, without typefaces. */
const MOST = 180_000;
/** Milliseconds until a fight can be chosen, in a browser that has never been here. */
const QUICK = 1_000;
const TRIES = 3;

/** Where more want to work than there are cores, each has only its share of time. */
function allowed() {
  return QUICK * Math.max(1, loadavg()[0] / availableParallelism());
}

const LITTLE = 1_400;
/** How far things may move while the first page comes: nobody should see it. */
const MOST_SHIFT = 0.02;
const MOST_SHIFT_AT_TABLE = 0.05;

/** The sum of all shifts of the layout while a page comes. */
async function shift(page, come) {
  await page.addInitScript(() => {
    globalThis.shifted = 0;
    new PerformanceObserver(list => {
      for (const one of list.getEntries()) if (!one.hadRecentInput) globalThis.shifted += one.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await come();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => globalThis.shifted);
}

/** Back at a table in one's turn: sheets come where they stay. */
async function tableShift(page, base) {
  await page.goto(base);
  await page.click('text=Begin the fight');
  await page.waitForSelector('.turn .action');
  return shift(page, async () => {
    await page.reload();
    await page.waitForSelector('.turn .action');
  });
}

/** Milliseconds until a fight can be chosen, counted from the navigation. */
async function ready(page, base) {
  await page.goto(base);
  await page.waitForSelector('.scenarios .fight .primary');
  return Math.round(await page.evaluate(() => performance.now()));
}

/** What comes over the wire before somebody can choose a fight, and how long that takes. */
export async function firstLoad({ chromium, base, note }) {
  const page = await chromium.visit();
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  let bytes = 0;
  let requests = 0;
  const faces = new Set();
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (/woff2/.test(response.url)) faces.add(requestId);
  });
  client.on('Network.loadingFinished', event => {
    if (!faces.has(event.requestId)) bytes += event.encodedDataLength;
    requests++;
  });
  const plain = [];
  page.on('response', async response => {
    const { 'content-encoding': encoding, 'content-type': type, 'content-length': long } = await response.allHeaders();
    // What fits into one packet anyway is not worth it.
    if (/javascript|css/.test(type) && !encoding && Number(long ?? LITTLE) >= LITTLE) plain.push(response.url());
  });
  const cold = await ready(page, base);
  await page.waitForLoadState('networkidle');
  const kilobytes = () => (bytes / 1000).toFixed(1);
  note(`first load: ${kilobytes()} kB without ${faces.size} typefaces, in ${requests} requests`);
  // Others work on the machine, too: the quickest of a few counts.
  const times = [];
  for (let i = 0; i < TRIES && !(Math.min(...times) < QUICK); i++)
    times.push(await ready(await chromium.visit(), base));
  note(`interactive after ${times.join(', ')} ms; ${cold} ms from a server that has just started`);
  assert.ok(Math.min(...times) < allowed(), `interactive after ${times.join(', ')} ms`);
  for (const look of [{}, PHONE]) {
    const [first, table] = [await chromium.visit(look), await chromium.visit(look)];
    const moved = await shift(first, () => ready(first, base));
    const later = await tableShift(table, base);
    note(`layout shift ${moved.toFixed(4)}, at a table ${later.toFixed(4)}${look === PHONE ? ', on a phone' : ''}`);
    assert.ok(moved < MOST_SHIFT, `the first page shifts by ${moved}`);
    assert.ok(later < MOST_SHIFT_AT_TABLE, `a table shifts by ${later}`);
  }
  await page.click('text=Begin the fight');
  await page.waitForSelector('.turn .action');
  note(`with the table: ${kilobytes()} kB`);
  assert.ok(bytes < MOST, `${bytes} bytes`);
  assert.deepEqual(plain, [], 'scripts and styles come compressed');
}
