/** What people at a table do, as hands and eyes do it. */

/** Lays a table through the page and gives the links of its seats by name. The page becomes its Judge's. */
export async function lay(page, base, scenario, { dice = 'fair', bots = [], mine = [] } = {}) {
  await page.goto(base);
  if (scenario.includes('\n')) {
    await page.setInputFiles('input[type=file]', {
      name: 'own.yaml',
      mimeType: 'text/yaml',
      buffer: Buffer.from(scenario),
    });
    await page.click('text=Play it');
  } else await page.click(`.scenarios li:has-text("${scenario}") >> text=Play`);
  await page.waitForSelector('text=Open the table');
  for (const side of bots) await page.selectOption(`[aria-label="Who plays ${side}"]`, 'bots');
  for (const side of mine) await page.selectOption(`[aria-label="Who plays ${side}"]`, 'me');
  if (dice === 'typed') await page.click('text=Your own dice');
  await page.click('text=Open the table');
  await page.waitForSelector('.seat-links');
  const links = await page.$$eval('.seat-links li', seats =>
    seats.map(seat => [
      seat.querySelector('bdi')?.textContent ?? '',
      seat.querySelector('input')?.value.replace(/^.*(?=\/join)/, '') ?? '',
    ]),
  );
  await page.click('text=To the table');
  await page.waitForSelector('.table-page');
  return new Map(links);
}

export async function join(page, base, link, name) {
  await page.goto(base + link);
  if (name) await page.fill('input', name);
  await page.click('text=Take the seat');
  await page.waitForSelector('.table-page');
}

/** The Judge waits for nobody else. */
export async function begin(page) {
  if (await page.locator('.lobby .primary').count()) await page.locator('.lobby .primary').click();
}

/** Whoever has no seat is told so, in words, and is not left waiting. */
export async function unseated(page) {
  await page.waitForSelector('.farewell [role=status]:has-text("seat")');
}

/** What the page is asked, or null: its kind, its words, and an id that changes with the question. */
export function asked(page) {
  return page.evaluate(() => {
    const turn = document.querySelector('.turn[data-q]');
    return turn
      ? { q: turn.dataset.q, kind: turn.dataset.kind, says: turn.querySelector('#question').textContent }
      : null;
  });
}

export function isOver(page) {
  return page.evaluate(() => /Over/.test(document.querySelector('.clock')?.textContent ?? ''));
}

/** Waits until one of the pages is asked something; null when the fight is over. */
export async function next(pages, patience = 20_000) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    for (const page of pages) {
      const question = await asked(page);
      if (question) return { page, ...question };
    }
    if (await isOver(pages[0])) return null;
    await pages[0].waitForTimeout(20);
  }
  throw new Error('nobody is asked anything, and it is not over');
}

/** The question has been answered: it is gone, or another stands in its place. */
export async function answered(page, q) {
  await page.waitForFunction(old => document.querySelector('.turn[data-q]')?.dataset.q !== old, q);
}

/** Takes up the option with these words and does it. */
export async function choose(page, text) {
  const { q } = await asked(page);
  const option = page.locator(`[data-option="${text}"]`).first(); // the usual one stands on top too
  await option.waitFor({ state: 'attached' });
  const folded = page.locator('details', { has: option });
  if (!(await option.isVisible()) && (await folded.count())) await folded.locator('summary').click();
  await option.click();
  await page.click('[data-key=act]');
  await answered(page, q);
}

/** The options' words. */
export async function options(page) {
  await page.waitForSelector('.turn .action');
  return page.$$eval('.turn .action[data-option]', all => all.map(one => one.dataset.option));
}

/** The usual answer, or dice that fit, by the keyboard. */
export async function usual(page) {
  const question = await asked(page);
  if (await page.locator('.physical').count()) {
    const [, many, sides] = /(\d*)d(\d+)/.exec(await page.textContent('.physical b'));
    const faces = Array.from({ length: Number(many || 1) }, (_, i) => 1 + ((i * 5 + 3) % Number(sides)));
    await page.fill('.physical input', faces.join(' '));
    await page.keyboard.press('Enter');
  } else {
    await page.waitForSelector('.turn .action');
    await page.keyboard.press('u');
    await page.waitForSelector('.preview');
    await page.keyboard.press('Enter');
  }
  await answered(page, question.q);
}
