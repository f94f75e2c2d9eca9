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
  } else await page.click(`.scenarios li:has-text("${scenario}") >> text=With friends`);
  await page.waitForSelector('.opening select');
  // What the scenario keeps for the Judge is his unless it is said to be the bots'.
  for (const select of await page.locator('.opening select').all())
    await select.selectOption((await select.inputValue()) === 'bots' ? 'me' : 'people');
  for (const side of bots) await page.selectOption(`[aria-label="Who plays ${side}"]`, 'bots');
  for (const side of mine) await page.selectOption(`[aria-label="Who plays ${side}"]`, 'me');
  if (dice === 'typed') await page.click('text=Your own dice');
  await page.click('text=Open the table');
  const links = new Map();
  await page.waitForSelector('.seat-links li, .table-page');
  if (await page.locator('.seat-links').count()) {
    const found = await page.$$eval('.seat-links li', seats =>
      seats.map(seat => [
        seat.querySelector('bdi')?.textContent ?? '',
        seat.querySelector('input')?.value.replace(/^.*(?=\/join)/, '') ?? '',
      ]),
    );
    for (const [name, link] of found) links.set(name, link);
    await page.click('text=To the table');
  }
  await page.waitForSelector('.table-page');
  return links;
}

export async function join(page, base, link, name) {
  await page.goto(base + link);
  if (name) await page.fill('.your-name', name);
  await page.click('text=Take the seat');
  await page.waitForSelector('.table-page');
}

/** Opens a fold of the Judge's panel. What comes in above it may move it away from under the first press. */
export async function unfold(judge, says) {
  const fold = judge.locator('.judge details.fold', { has: judge.locator('summary', { hasText: says }) });
  for (let presses = 0; presses < 3 && !(await fold.evaluate(one => one.open)); presses++) {
    await fold.locator('summary').first().click();
    await judge.waitForTimeout(150);
  }
  await judge.waitForFunction(
    words => [...document.querySelectorAll('.judge details[open] > summary')].some(one => one.textContent === words),
    says,
  );
}

/** The Judge waits for nobody else. */
export async function begin(page) {
  // With the last seed it begins by itself, perhaps under one's finger.
  await Promise.race([page.locator('.lobby .primary').click(), page.waitForSelector('.lobby', { state: 'detached' })]);
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
  const option = page.locator(`[data-option="${text}"]`).first();
  await all(page);
  await option.waitFor({ state: 'attached' });
  const folded = page.locator('details', { has: option });
  if (!(await option.isVisible()) && (await folded.count())) await folded.locator('summary').click();
  await option.click();
  // A small question is answered by one press, unless it is aimed at somebody.
  if (await page.locator('[data-key=act]').count()) await page.click('[data-key=act]');
  await answered(page, q);
}

/** Opens the list of all actions, where they are tiles. */
async function all(page) {
  await page.waitForSelector('.turn .action');
  if ((await page.locator('.tile.rest').count()) && !(await page.locator('.more-list').count()))
    await page.click('.tile.rest');
}

/** The options' words. */
export async function options(page) {
  await all(page);
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
    // A group that has its orders may have answered by itself in that moment.
    const come = await page.waitForFunction(
      q =>
        (document.querySelector('.preview') && 'shown') ||
        (document.querySelector('.turn[data-q]')?.dataset.q !== q && 'gone'),
      question.q,
    );
    if ((await come.jsonValue()) === 'shown') await page.keyboard.press('Enter');
  }
  await answered(page, question.q);
}
