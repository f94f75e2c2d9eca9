import { chromium } from 'playwright-core';
import { found } from './found.mjs';

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Longer than anything takes, unless it hangs. */
const PATIENCE = 20_000;

/** A browser that asks nobody but the server under test for anything. */
export class Chromium {
  constructor(browser, base) {
    this.browser = browser;
    this.base = base;
    this.contexts = [];
    /** What should not have happened, on any page. */
    this.troubles = [];
  }

  static async launch(base) {
    const browser = await chromium.launch({
      executablePath: found(),
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
    return new Chromium(browser, base);
  }

  /** A fresh browser of somebody's own: other cookies, other memory. */
  async visit(options = {}) {
    const context = await this.browser.newContext({ viewport: WIDE, colorScheme: 'light', ...options });
    this.contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on('console', message => {
      if (message.type() === 'error' && !this.isExpected(message)) this.troubles.push(`console: ${message.text()}`);
    });
    page.on('pageerror', error => this.troubles.push(`page: ${error}`));
    page.on('request', request => {
      const url = request.url();
      if (!url.startsWith(this.base) && !/^(blob|data|about):/.test(url)) this.troubles.push(`outside: ${url}`);
    });
    return page;
  }

  /** Where a line is cut or something refused on purpose, the browser itself complains. */
  isExpected(message) {
    return this.cut && /WebSocket|ERR_INTERNET_DISCONNECTED|status of 4\d\d/.test(message.text());
  }

  /** The same browser for another journey, which may go on beside this one. */
  beside() {
    return new Chromium(this.browser, this.base);
  }

  async leaveQuietly() {
    for (const context of this.contexts.splice(0)) await context.close();
  }

  /** Everybody leaves. What went wrong meanwhile is told once. */
  async leave() {
    await this.leaveQuietly();
    this.cut = false;
    return this.troubles.splice(0);
  }

  close() {
    return this.browser.close();
  }
}
