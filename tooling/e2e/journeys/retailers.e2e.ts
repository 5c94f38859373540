import type { Page } from '@playwright/test';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

const texts = {
  ar: {
    name: 'موكب شارع الشيخ زايد',
    open: /^(مفتوح|مغلق)/,
    today: 'اليوم',
    choose: 'اجعله وكيلي',
    bar: 'وكيلك',
    change: 'تغيير',
    remove: 'إزالة الوكيل',
  },
  en: {
    name: 'Mawkib Sheikh Zayed Road',
    open: /^(Open|Closed)/,
    today: 'Today',
    choose: 'Make this my retailer',
    bar: 'Your retailer',
    change: 'Change',
    remove: 'Remove retailer',
  },
};
const slug = 'mawkib-sheikh-zayed-road-mkdxb01';
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');

test('a visitor finds a retailer with its hours, keeps it for the visit and changes it', async ({
  page,
  language,
}) => {
  const t = texts[language];
  await page.goto(`/${language}/retailers`);
  const link = page.locator(`a[href$="/retailers/${slug}"]`);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/${language}/retailers/${slug}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.name);
  await expect(page.locator('[aria-current=date]')).toContainText(t.today);
  await expect(page.locator('.mk-open-now').first()).toHaveText(t.open);
  await expect(page.locator('select:has(option[value=MKDXB01])')).toHaveValue('MKDXB01');
  await expectAccessible(page);

  const bar = page.getByRole('complementary', { name: t.bar });
  await page.getByRole('link', { name: t.choose }).click();
  await expect(bar.getByRole('link', { name: t.name })).toBeVisible();
  expect((await bar.boundingBox())?.height).toBe(50);
  await page.goto(`/${language}/offers`);
  await expect(bar).toContainText(t.name);
  await expect(bar.locator('.mk-open-now')).toHaveText(t.open);
  expect(plain(await bar.getByRole('link').nth(1).textContent())).toContain('04 555 0110');
  await expectAccessible(page);
  await bar.getByRole('link', { name: t.change }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/retailers$`));
  await bar.getByRole('button', { name: t.remove }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('an unknown retailer is missing', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/ar/retailers/nobody');
  await expect(page).toHaveURL(/\/ar\/404$/);
});

const bars = ['header', 'retailer', 'breadcrumbs', 'sections'] as const;
/** Heights below and from 1024 px. */
const heights = {
  header: [48, 72],
  retailer: [50, 50],
  breadcrumbs: [44, 55],
  sections: [49, 49],
} as const;

/** Takes bars out of the page; those with the given names stay. */
const leave = (page: Page, names: readonly string[]) =>
  page.evaluate(
    ([all, kept]) => {
      for (const name of all ?? []) {
        const bar = document.querySelector<HTMLElement>(
          `[data-sticky=${name}], [data-was-sticky=${name}]`,
        );
        const stays = kept?.includes(name) ?? false;
        bar?.setAttribute(stays ? 'data-sticky' : 'data-was-sticky', name);
        bar?.removeAttribute(stays ? 'data-was-sticky' : 'data-sticky');
        if (bar) bar.hidden = !stays;
      }
      scrollTo({ top: 0, behavior: 'instant' });
    },
    [bars as readonly string[], names] as const,
  );

test('a hash, the focus and the skip link land below the sticky bars, whichever there are [S-2-24] [B-0-02]', {
  tag: '@ar',
}, async ({ page, viewport }) => {
  const at = (viewport?.width ?? 0) < 1024 ? 0 : 1;
  await page.goto('/ar/defender?_retailer=MKDXB01', { waitUntil: 'networkidle' });
  await expect(page.getByRole('complementary', { name: texts.ar.bar })).toContainText('موكب');
  for (const bar of bars) {
    const box = await page.locator(`[data-sticky=${bar}]`).boundingBox();
    expect([bar, box?.height]).toEqual([bar, heights[bar][at]]);
  }
  const follow = (hash: string) =>
    page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
    }, hash);
  const topOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  for (let combination = 0; combination < 16; combination += 1) {
    const kept = bars.filter((_, bit) => combination & (1 << bit));
    const below = kept.reduce((sum, bar) => sum + heights[bar][at], 0);
    await test.step(kept.join(' + ') || 'no bar', async () => {
      for (const [hash, target] of [
        ['#component-4', '[data-block] >> nth=3'],
        ['#cabin', '#cabin'],
      ] as const) {
        await leave(page, kept);
        await follow(hash);
        await expect.poll(async () => Math.abs((await topOf(target)) - below)).toBeLessThan(0.6);
      }
      // The focus comes from below, so the page moves up to it.
      await page.evaluate(() => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
        const links = document.querySelectorAll<HTMLElement>('[data-block] a[href]');
        [...links].filter((link) => !link.closest('nav') && link.offsetParent)[0]?.focus();
      });
      const focused = await page.evaluate(
        () => document.activeElement?.getBoundingClientRect().top,
      );
      expect(focused).toBeGreaterThanOrEqual(below);
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#content"]')?.click());
      await expect(page.locator('#content')).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBeLessThan(120);
    });
  }
});

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
