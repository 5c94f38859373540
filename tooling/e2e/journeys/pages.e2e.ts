import type { Locator } from '@playwright/test';
import { StockList } from '../screens/stock-list.screen.ts';
import { expectAccessible, outlineRules } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

test('every page of the market is accessible and quiet', async ({ page, language }) => {
  test.slow();
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const models = ['defender', 'range-rover', 'f-type'];
  const others = ['offers', 'retailers', 'privacy', 'terms', 'vehicles', 'saved-vehicles'];
  for (const path of [...models, ...others]) {
    await page.goto(`/${language}/${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expectAccessible(page, 'html', outlineRules);
    await expect(page.locator('.mk-site-footer-bottom')).toHaveCSS('font-size', '14px');
  }
});

test('every block of the catalogue shows, is accessible, and none is wider than the page', async ({
  page,
  language,
}) => {
  test.slow();
  await page.goto(`/${language}/catalogue/content`);
  const paths = await page
    .locator('a[href*="/catalogue/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(4);
  for (const path of new Set([`/${language}/catalogue/content`, ...paths])) {
    await page.goto(path);
    expect(await page.locator('[data-block]').count(), path).toBeGreaterThan(1);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
});

test('the navigation of a page names the section in view, also after a jump to the top', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/ar/range-rover', { waitUntil: 'networkidle' });
  const current = page.locator('[data-block=in-page-navigation] a[aria-current=location]');
  await expect(current).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(current).toHaveAttribute('href', '#handover');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(current).toHaveCount(0);
});

test('the market opens in Arabic, right to left, and links stay inside it [S-1-01]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/ar/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const links = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => !href?.startsWith('/ar/'))).toEqual([]);
});

test('a redirect page answers with its code and keeps the query [S-4-41]', {
  tag: '@once',
}, async ({ page, request }) => {
  const code = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  expect(await code('/ar/stock')).toBe(301);
  expect(await code('/ar/book-a-drive')).toBe(302);
  await page.goto('/ar/stock?models=Defender&a=1');
  await expect(page).toHaveURL('/ar/vehicles?models=Defender&a=1');
});

test('an unknown path ends on the page that says so [S-2-42]', { tag: '@once' }, async ({
  page,
  texts,
}) => {
  const response = await page.goto('/ar/no/such/page');
  await expect(page).toHaveURL('/ar/404');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(new RegExp(`^${texts.notFound}`));
  await expect(page.getByRole('heading', { level: 1, name: texts.notFound })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible(page);
});

test('the missing page has its title in English [S-2-56]', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/404');
  await expect(page).toHaveTitle(/^Page not found/);
});

test('documents are guarded and named once, assets are kept for ever', { tag: '@once' }, async ({
  request,
}) => {
  const first = await request.get('/ar/offers');
  const headers = first.headers();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  const nonce = /script-src 'self' 'nonce-([\w-]+)'/.exec(
    headers['content-security-policy'] ?? '',
  )?.[1];
  const html = await first.text();
  // Structured data is not a script that runs.
  const scripts = html.match(/<script\b(?! type="application\/ld\+json")[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);

  const again = await request.get('/ar/offers', {
    headers: { 'if-none-match': headers.etag ?? '' },
  });
  expect(again.status()).toBe(304);
  const asset = /\/assets\/entry\.client-[\w-]+\.js/.exec(html)?.[0] ?? '';
  expect((await request.get(asset)).headers()['cache-control']).toContain('immutable');
});

test('a page states what it is to search engines and cards [S-3-09]', {
  tag: '@once',
}, async ({ page, baseURL }) => {
  await page.goto('/ar/offers?utm_source=mail');
  const content = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  const link = (rest: string) => page.locator(`link${rest}`).getAttribute('href');
  expect(await link('[rel=canonical]')).toBe(`${baseURL}/ar/offers`);
  expect(await link('[hreflang=en]')).toBe(`${baseURL}/en/offers`);
  expect(await link('[hreflang=ar]')).toBe(`${baseURL}/ar/offers`);
  expect(await content('og:title')).toBeTruthy();
  expect(await content('description')).toBeTruthy();
  expect(await content('twitter:card')).toBe('summary_large_image');
  expect(await content('og:image')).toMatch(/\/1600x900\.jpg$/);
  expect(await content('og:image:width')).toBe('1600');
  expect(await link('[rel=icon][href="/favicon.ico"]')).toBe('/favicon.ico');
});

test('by keyboard the first stop leads past the navigation', { tag: '@once' }, async ({
  page,
  texts,
}) => {
  await page.goto('/ar/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: texts.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('deep links, back and reload work on plain paths [S-2-21]', { tag: '@once' }, async ({
  page,
  texts,
}) => {
  await page.goto('/ar/offers');
  const main = page.getByRole('navigation', { name: texts.mainMenu });
  // The code of the menu loads with the first focus in the header, and makes a button of the link.
  await main.getByRole('link', { name: texts.stock }).focus();
  await main.getByRole('button', { name: texts.stock }).press('Enter');
  await main.getByRole('link', { name: texts.stock, exact: true }).click();
  await expect(page).toHaveURL('/ar/vehicles');
  await page.goBack();
  await expect(page).toHaveURL('/ar/offers');
  await page.goForward();
  await expect(page).toHaveURL('/ar/vehicles');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: texts.stock })).toBeVisible();
});

test('a car and its reservation carry no meta tags of content pages [S-2-38]', {
  tag: '@once',
}, async ({ page, texts }) => {
  await page.goto('/ar/vehicles?models=Discovery');
  const list = new StockList(page, texts);
  const car = await list.freeCarAfter(3);
  await list.open(car);
  const tags = page.locator('meta[property^="og:"], meta[name=description], link[rel=canonical]');
  const response = await page.reload();
  await expect(tags).toHaveCount(0);
  expect(response?.headers().link).toBe(`<${page.url()}>; rel="canonical"`);
  await page.goto(`/ar/showroom-order-online/vehicle/${car}`);
  await expect(tags).toHaveCount(0);
  await page.goto('/ar/offers');
  await expect(tags).not.toHaveCount(0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('hashes glide to a numbered block and to an id, just below what stays above [S-2-23]', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/ar/defender', { waitUntil: 'networkidle' });
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    for (const [hash, target] of [
      ['#component-4', '[data-block] >> nth=3'],
      ['#cabin', '#cabin'],
    ] as const) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const seen = await page.evaluateHandle(() => {
        const positions = new Set<number>();
        addEventListener('scroll', () => positions.add(scrollY));
        return positions;
      });
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: href });
        document.querySelector('main')?.prepend(link);
        link.click();
        link.remove();
      }, hash);
      await expect.poll(() => gapBelowSticky(page.locator(target))).toBeLessThan(2);
      const onTheWay = await seen.evaluate((positions) =>
        [...positions].filter((position) => position > 0 && position < scrollY - 1),
      );
      expect(onTheWay.length).toBeGreaterThan(0);
    }
  });
});

/** Distance of an element's top from the bottom of header and in-page navigation. */
const gapBelowSticky = (element: Locator) =>
  element.evaluate((target) => {
    const feet = [...document.querySelectorAll('[data-sticky]')].map(
      (sticky) => sticky.getBoundingClientRect().bottom,
    );
    return Math.abs(target.getBoundingClientRect().top - Math.max(...feet));
  });
