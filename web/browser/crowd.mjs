import assert from 'node:assert/strict';
import { lay } from './people.mjs';

const row = (y, many) => Array.from({ length: many }, (_, i) => `[${2 + i}, ${y}]`).join(', ');

const CROWD = `scenario: Sixty
about: Thirty against thirty.
map: 34x20
combatants:
  Guard: {side: watch, creature: guard, count: 30, at: [${row(6, 30)}], facing: S}
  Orc: {side: orcs, creature: orc, count: 30, at: [${row(13, 30)}], facing: N}
`;

/** A frame that takes this long is seen as a jerk by anybody; a shared machine without a GPU stays far below. */
const ABSURD = 500;

/** Gaps between frames while something is done, sorted. */
async function frames(page, work) {
  await page.evaluate(() => {
    window.gaps = [];
    let last = performance.now();
    const frame = now => {
      window.gaps.push(now - last);
      last = now;
      window.watching = requestAnimationFrame(frame);
    };
    window.watching = requestAnimationFrame(frame);
  });
  await work();
  return page.evaluate(() => {
    cancelAnimationFrame(window.watching);
    return window.gaps.slice(2).sort((a, b) => a - b);
  });
}

export async function sixtyTokens({ chromium, base, note }) {
  const page = await chromium.visit();
  await lay(page, base, CROWD);
  await page.waitForFunction(() => document.querySelectorAll('.token').length === 60);
  const box = await page.locator('svg.map').boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const pan = await frames(page, async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let i = 0; i < 120; i++) await page.mouse.move(x + 140 * Math.sin(i / 9), y + 90 * Math.cos(i / 7));
    await page.mouse.up();
  });
  const zoom = await frames(page, async () => {
    for (let i = 0; i < 60; i++) await page.mouse.wheel(0, i % 20 < 10 ? -60 : 60);
  });
  for (const [what, gaps] of [
    ['panned', pan],
    ['zoomed', zoom],
  ]) {
    const at = part => gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * part))];
    note(
      `60 tokens ${what}: frame median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, of ${gaps.length} frames`,
    );
    assert.ok(gaps.length > 10, 'frames were drawn');
    assert.ok(at(0.95) < ABSURD, `no frame takes ${ABSURD} ms`);
  }
}
