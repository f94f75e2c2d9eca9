import assert from 'node:assert/strict';

const MOST = 300_000;

/** Milliseconds until a fight can be chosen, counted from the navigation. */
async function ready(page, base) {
  await page.goto(base);
  await page.waitForSelector('.scenarios li .play');
  return Math.round(await page.evaluate(() => performance.now()));
}

/** What comes over the wire before somebody can choose a fight, and how long that takes. */
export async function firstLoad({ chromium, base, note }) {
  const page = await chromium.visit();
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  let bytes = 0;
  let requests = 0;
  client.on('Network.loadingFinished', event => {
    bytes += event.encodedDataLength;
    requests++;
  });
  const plain = [];
  page.on('response', async response => {
    const { 'content-encoding': encoding, 'content-type': type } = await response.allHeaders();
    if (/javascript|css/.test(type) && !encoding) plain.push(response.url());
  });
  const cold = await ready(page, base);
  await page.waitForLoadState('networkidle');
  const kilobytes = (bytes / 1000).toFixed(1);
  const warm = await ready(await chromium.visit(), base);
  note(`first load: ${kilobytes} kB in ${requests} requests, interactive after ${warm} ms`);
  note(`${cold} ms from a server that has just started`);
  assert.ok(bytes < MOST, `${bytes} bytes`);
  assert.deepEqual(plain, [], 'scripts and styles come compressed');
}
