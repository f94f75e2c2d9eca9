import assert from 'node:assert/strict';
import { PHONE } from './chromium.mjs';
import { answered, join, lay, next } from './people.mjs';
import { YARD } from './yard.mjs';

const wide = page => page.evaluate(() => document.documentElement.scrollWidth);

/** Two fingers moving apart. */
async function pinch(page) {
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
}

const scale = page =>
  page.evaluate(() =>
    Number(/scale\(([\d.]+)/.exec(document.querySelector('svg.map > g').getAttribute('transform'))[1]),
  );

/** Join by link, answer, read the log: with a thumb, on 390 pixels. */
export async function onAPhone({ chromium, base }) {
  const judge = await chromium.visit();
  const links = await lay(judge, base, YARD, { bots: ['orcs'] });
  const me = await chromium.visit(PHONE);
  await me.goto(base + links.get('Berta'));
  assert.ok((await wide(me)) <= 390);
  await join(me, base, links.get('Berta'), 'Ada');
  const { q } = await next([me]);
  await me.waitForSelector('.turn .action');
  assert.ok((await wide(me)) <= 390, 'nothing sticks out sideways');
  const before = await scale(me);
  await pinch(me);
  assert.ok((await scale(me)) > before * 1.5, 'two fingers zoom');
  await me.locator('.turn .tile:not(.cannot)', { hasText: 'Defend' }).tap();
  await me.locator('[data-key=act]').tap();
  await answered(me, q);
  await me.locator('.tab-log').tap();
  await me.waitForSelector('.card');
  assert.ok(await me.locator('.card').last().isVisible());
  assert.ok((await wide(me)) <= 390, 'nor does the log');
  const small = await me.$$eval('.tab, .log-bar select', all =>
    all.filter(one => one.getBoundingClientRect().height < 32).map(one => one.textContent),
  );
  assert.deepEqual(small, [], 'a thumb hits them');
}
