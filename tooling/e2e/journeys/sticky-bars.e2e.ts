import { expect, type Page, test } from '@playwright/test';

/** A page with bars in the flow, and one with bars over its first picture. */
const pages = [
  { path: 'electric', tag: '@ar' },
  { path: 'defender', tag: '@once' },
];
/** Most positions are right at once. */
const poll = { intervals: [50] };
/** Bars that are taken out by the test. The retailer's is there or not by the visit. */
const removable = ['header', 'breadcrumbs', 'sections'] as const;
/** Heights below and from 1024 px. */
const heights = {
  header: [48, 72],
  retailer: [50, 50],
  breadcrumbs: [44, 55],
  sections: [49, 49],
} as const;

/**
 * Takes bars out of the page, except those with the given names. The switches for them (settings of
 * the navigation, fields of a published page) belong to the market that other journeys use, and the
 * heights depend only on which bars are in the document.
 */
const keep = (page: Page, names: readonly string[]) =>
  page.evaluate(
    ([all, kept]) => {
      for (const name of all) {
        const bar = document.querySelector<HTMLElement>(
          `[data-sticky=${name}], [data-was-sticky=${name}]`,
        );
        const stays = kept.includes(name);
        bar?.setAttribute(stays ? 'data-sticky' : 'data-was-sticky', name);
        bar?.removeAttribute(stays ? 'data-was-sticky' : 'data-sticky');
        if (stays) bar?.style.removeProperty('display');
        else bar?.style.setProperty('display', 'none', 'important');
      }
      scrollTo({ top: 0, behavior: 'instant' });
    },
    [removable as readonly string[], names] as const,
  );

/** Distance in px from the lowest bar that comes before an element to the element's top. */
const gapAbove = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const bars = [...document.querySelectorAll('[data-sticky]')].filter(
        (bar) =>
          bar.checkVisibility() &&
          bar.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
      );
      const bottoms = bars.map((bar) => bar.getBoundingClientRect().bottom);
      return element.getBoundingClientRect().top - Math.max(0, ...bottoms);
    });

const isAtBars = (page: Page, selector: string) =>
  expect
    .poll(async () => Math.abs(await gapAbove(page, selector)), { ...poll, message: selector })
    .toBeLessThan(1);

const follow = (page: Page, hash: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, hash);

/** Scrolls until the bars cover the upper part of an element. */
const cover = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const top = element.getBoundingClientRect().top + scrollY - padding + 30;
    scrollTo({ top, behavior: 'instant' });
  });

/** Focuses the element `#stop` with a key, coming from the stop on its other side. */
async function focusStop(page: Page, key: 'Tab' | 'Shift+Tab') {
  await page.locator('#stop').evaluate((stop: HTMLElement) => stop.focus({ preventScroll: true }));
  await page.keyboard.press(key === 'Tab' ? 'Shift+Tab' : 'Tab');
  await cover(page, '#stop');
  await page.keyboard.press(key);
  await expect(page.locator('#stop')).toBeFocused();
  await expect.poll(() => gapAbove(page, '#stop'), { ...poll, message: key }).toBeGreaterThan(-1);
}

for (const { path, tag } of pages) {
  test(`a hash, the focus and the skip link land below the sticky bars of ${path}, whichever there are [S-2-24] [B-0-02]`, {
    tag,
  }, async ({ page, viewport }) => {
    const at = (viewport?.width ?? 0) < 1024 ? 0 : 1;
    for (const visit of ['', '?_retailer=MKDXB01']) {
      await page.goto(`/ar/${path}${visit}`, { waitUntil: 'networkidle' });
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, 200);
      await expect(page.locator('[data-sticky=retailer] a')).toHaveCount(visit ? 4 : 0);
      await page.evaluate(() => {
        const links = document.querySelectorAll(
          'main > [data-block]:not([data-sticky]) a[href]:not(nav a)',
        );
        const stop = [...links].findLast((link) => link.checkVisibility());
        if (stop) stop.id = 'stop';
        // Of a block above the in-page navigation, which is no bar yet where the target lands.
        const before = Object.assign(document.createElement('p'), { id: 'before' });
        before.style.cssText = 'margin-block: 40rem 0';
        document.querySelector('main > [data-block]')?.append(before);
      });
      for (let combination = 0; combination < 8; combination += 1) {
        const kept = removable.filter((_, bit) => combination & (1 << bit));
        const bars = visit ? ['retailer' as const, ...kept] : kept;
        await test.step(bars.join(' + ') || 'no bar', async () => {
          for (const [hash, target] of [
            ['#before', '#before'],
            ['#component-4', '[data-block] >> nth=3'],
          ] as const) {
            await keep(page, kept);
            await follow(page, hash);
            await isAtBars(page, target);
          }
          for (const bar of bars)
            expect
              .soft(await page.locator(`[data-sticky=${bar}]`).boundingBox(), bar)
              .toMatchObject({ height: heights[bar][at] });
          await focusStop(page, 'Tab');
          await focusStop(page, 'Shift+Tab');
          await page.evaluate(() => {
            scrollTo({ top: 900, behavior: 'instant' });
            document.querySelector<HTMLElement>('a[href="#content"]')?.focus();
          });
          await page.keyboard.press('Enter');
          await expect(page.locator('#content')).toBeFocused();
          await expect.poll(() => page.evaluate(() => scrollY), poll).toBe(0);
          // The picture of the other page begins under the bars.
          if (path === 'electric') await isAtBars(page, 'main > [data-block]');
        });
      }
    }
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the header hides on the way down and returns on the way up, never with the focus in it', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/ar/defender', { waitUntil: 'networkidle' });
    const header = page.locator('[data-sticky=header]');
    const bottom = () => header.evaluate((bar) => bar.getBoundingClientRect().bottom);
    /** Scrolls by a distance, and waits until the page is there. */
    const wheel = async (distance: number) => {
      const position = () => page.evaluate(() => Math.round(scrollY));
      const from = await position();
      await page.mouse.wheel(0, distance);
      await expect.poll(position).toBe(from + distance);
    };
    await page.mouse.move(400, 500);
    await wheel(1200);
    await expect.poll(bottom).toBeLessThanOrEqual(0);
    await wheel(-200);
    await expect.poll(bottom).toBe(72);
    await header.getByRole('link').first().focus();
    await wheel(900);
    expect(await bottom()).toBe(72);
  });
});
