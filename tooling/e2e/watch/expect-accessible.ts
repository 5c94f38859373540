import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Beyond WCAG: what people who go by headings and landmarks stumble over. */
export const outlineRules = ['heading-order', 'page-has-heading-one', 'landmark-unique'];

/**
 * axe finds nothing on what the page shows now, by the rules of WCAG and the `further` ones; `within` a
 * part of it, such as an open dialog.
 */
export async function expectAccessible(
  page: Page,
  within = 'html',
  further: readonly string[] = [],
): Promise<void> {
  // As who scrolls to it sees it: axe takes a part that waits for its layout for one without its ground.
  await page.evaluate(() => {
    document.documentElement.dataset.whole = '';
  });
  const { violations } = await new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      rules: Object.fromEntries(further.map((rule) => [rule, { enabled: true }])),
    })
    .withTags(rules)
    .include(within)
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
