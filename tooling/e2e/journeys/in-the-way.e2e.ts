import { cases } from '@mawkib/tooling-vitest/scope';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import type { Page } from '@playwright/test';
import { visitorWho } from '../market/visitor-who.ts';
import { coveredControls } from '../watch/covered-controls.ts';
import { cutText } from '../watch/cut-text.ts';
import { largeText } from '../watch/large-text.ts';
import { expect, test } from '../watch/test.ts';

const pages = [
  '',
  'defender',
  'range-rover',
  'f-type',
  'offers',
  'retailers',
  'privacy',
  'terms',
  'vehicles',
  'overseas',
  'saved-vehicles',
];
/** Pages with a single task; the last three show one message. */
const calmPages = [
  'test-drive',
  'showroom/x-100440',
  'showroom-order-online/vehicle/100440',
  '404',
  'no-access',
  'auth/error',
];
const cataloguePages = ['catalogue/content', 'catalogue/hero', 'catalogue/stock-locator'];
const allPages = [...pages, ...calmPages, ...cataloguePages];
/** Pages with long values, as a dealer's e-mail address; one of each kind that the sitemap lists. */
const kindsOfPages = [
  'retailers/mawkib-sheikh-zayed-road-mkdxb01',
  'retailers',
  'offers/defender-110',
  'news',
  'news/apprentices',
  'vehicles/i-pace',
  'i-pace/range',
  'electric',
  'finance',
  'rent-a-car',
  'bev.html',
];
/** Pages with nameplates in their header. */
const nameplatePages = ['range-rover', 'defender', 'f-pace'];
const widths = [320, 390, 768, 1024, 1440];
const languages = ['ar', 'en'];

const floating = (page: Page) => page.locator('.mk-floating-action-area');

for (const language of languages) {
  test(`nothing covers a control, and the floating actions neither a price nor a text: ${language}`, {
    tag: '@once',
  }, async ({ page }) => {
    test.setTimeout(limit(600_000));
    for (const path of cases(allPages, 5)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/${language}/${path}`, { waitUntil: 'networkidle' });
      await expect(floating(page)).toHaveCount(calmPages.includes(path) ? 0 : 1);
      for (const width of cases(widths, 3)) {
        await page.setViewportSize({ width, height: 900 });
        expect(await coveredControls(page), `/${language}/${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test(`nothing is cut and nothing scrolls sideways with text at 200 %: ${language}`, {
    tag: '@once',
  }, async ({ page }) => {
    test.setTimeout(limit(300_000));
    for (const path of [
      ...cases(allPages, 6),
      ...kindsOfPages.slice(0, 2),
      ...cases(kindsOfPages.slice(2), 4),
    ]) {
      await page.goto(`/${language}/${path}`);
      await largeText(page);
      for (const width of [390, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await cutText(page), `/${language}/${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('no page with nameplates scrolls sideways at 320 px', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const language of languages) {
    for (const path of nameplatePages) {
      await page.goto(`/${language}/${path}`);
      expect(await cutText(page), `/${language}/${path}`).toEqual([]);
    }
  }
});

test.describe('a first visit', () => {
  test.use({ storageState: visitorWho('never came', 'http://localhost') });

  test('has a banner and a menu that hold text at 200 %', { tag: '@once' }, async ({ page }) => {
    for (const language of languages) {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`/${language}/`, { waitUntil: 'networkidle' });
        await largeText(page);
        expect(await cutText(page), `${language} at ${width} px`).toEqual([]);
        await page.locator('header summary:visible').last().click();
        expect(await cutText(page), `${language} at ${width} px, menu open`).toEqual([]);
      }
    }
  });
});

test('icons grow with the text', { tag: '@once' }, async ({ page }) => {
  await page.goto('/ar/vehicles');
  const sizes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('svg.mk-icon')]
        .filter((icon) => icon.checkVisibility())
        .map((icon) => icon.getBoundingClientRect().height)
        .slice(0, 20),
    );
  const before = await sizes();
  await largeText(page);
  const after = await sizes();
  expect(before.length).toBeGreaterThan(3);
  // With text this large the header has its menu button instead of its entries.
  expect(Math.min(...after)).toBeGreaterThanOrEqual(2 * Math.min(...before));
});

test('the floating actions go away before a control or a text and come back', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/offers', { waitUntil: 'networkidle' });
  await expect(floating(page)).toHaveCount(1);
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { id: 'own', textContent: 'x' });
    button.style.cssText = 'position:fixed;inset:auto 0 0 0;block-size:120px;z-index:1';
    document.body.append(button);
  });
  await expect(floating(page)).toHaveAttribute('data-away', '');
  await page.evaluate(() => {
    document.querySelector('#own')?.remove();
    for (const each of document.querySelectorAll<HTMLElement>('main, footer'))
      each.style.visibility = 'hidden';
  });
  await page.evaluate(() => scrollBy(0, 1));
  await expect(floating(page)).not.toHaveAttribute('data-away');
});

test('the menu of a phone is all there is while it is open', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/ar/defender', { waitUntil: 'networkidle' });
  const button = page.locator('header summary:visible').last();
  await button.click();
  const menu = page.locator('header details[open]').last();
  await expect(menu).toBeVisible();
  const sheet = await menu.locator('nav').first().boundingBox();
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(600);
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await page.mouse.wheel(0, 800);
  for (let at = 0; at < 15; at += 1) {
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
});

test('a missing page says so on the first screen', { tag: '@once' }, async ({ page, texts }) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/ar/404');
    const title = page.getByRole('heading', { level: 1, name: texts.notFound });
    const button = page.locator('main a').last();
    for (const each of [title, button]) {
      const box = await each.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height);
    }
  }
});
