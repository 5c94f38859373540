import type { Page } from '@playwright/test';

/** Text at 200 %, with everything laid out, also what is off the screen (`data-whole`). */
export const largeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    document.documentElement.dataset.whole = '';
  });
