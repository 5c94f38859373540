import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules beyond WCAG for people who navigate by headings and landmarks. */
export const outlineRules = ['heading-order', 'page-has-heading-one', 'landmark-unique'];

/**
 * Expects no axe violations on the current page, by the rules of WCAG and the `further` ones;
 * `within` limits it to a part, such as an open dialog.
 */
export async function expectAccessible(
  page: Page,
  within = 'html',
  further: readonly string[] = [],
): Promise<void> {
  // Force layout of what is below the screen: axe would see it without its background. It does not see
  // the picture behind the bars at the top either, so they get the ground of a page that has moved.
  await page.evaluate(() => {
    document.documentElement.dataset.whole = '';
    document.documentElement.dataset.moved = '';
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
