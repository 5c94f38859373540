import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** axe finds nothing on what the page shows now; `within` a part of it, such as an open dialog. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // As who scrolls to it sees it: axe takes a part that waits for its layout for one without its ground.
  await page.evaluate(() => {
    document.documentElement.dataset.whole = '';
  });
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .include(within)
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
