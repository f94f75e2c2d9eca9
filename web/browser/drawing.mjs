import assert from 'node:assert/strict';

/** A scenario is drawn, checked by the server's own rules, kept, and brought back. */
export async function drawn({ chromium, base }) {
  const page = await chromium.visit();
  chromium.cut = true;
  await page.goto(base);
  await page.click('text=Draw your own');
  await page.fill('.sheet-left input >> nth=0', 'Two at a wall');
  await page.click('[title="Wall"]');
  const box = await page.locator('.sketch svg.map').boundingBox();
  await page.mouse.move(box.x + 60, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 60, { steps: 12 });
  await page.mouse.up();
  await page.click('text=Check');
  await page.waitForSelector('.problems li');
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
  assert.match(yaml, /\.#{3,}\./, 'a wall is drawn');
  assert.doesNotMatch(yaml, /Orc: .*at: \[0, \d+\]/, 'the orc is dragged elsewhere');
  assert.equal((yaml.match(/at: \[/g) ?? []).length, 2, 'both are placed by keys');
  await page.click('.masthead a');
  await page.click('.kept >> text=Two at a wall');
  assert.equal(await page.inputValue('.sheet-left input >> nth=0'), 'Two at a wall');
  await page.click('text=Play it');
  await page.waitForSelector('text=Open the table');
}
