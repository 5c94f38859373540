import type { StoredBlock } from '@mawkib/blocks/model';
import { expect, type Page, test } from '@playwright/test';
import { type ContentSite, openContentSite } from '../hostile/content-site.ts';

const link = (at: number) => ({
  id: `g${at}`,
  fields: { 'rdx-link': { type: 'internal', label: { ar: `من الصفحة ${at}` }, url: '/stored/0' } },
});
const bar: StoredBlock = {
  id: 'bar',
  template: 'ready-to-go-bar',
  version: 1,
  fields: { hide_block: true },
  groups: [link(1), link(2)],
};
const items = (name: string) =>
  JSON.stringify(
    [1, 2, 3, 4, 5, 6].map((at) => ({ link: { url: `/${at}`, link_text: `${name} ${at}` } })),
  );

let settings: Record<string, string> = {};
let site: ContentSite;

test.beforeAll(async ({ baseURL }) => {
  const data = () =>
    Object.entries(settings).map(([key, value]) => ({
      id: key,
      key: `floating_action.${key}`,
      value,
    }));
  site = await openContentSite({
    pages: [[], [bar]],
    layout: 'brand',
    respond: (operation) => (operation === 'getSettings' ? { data: data() } : undefined),
    services: baseURL ?? '',
  });
});
test.afterAll(() => site.close());

const area = (page: Page) => page.locator('.mk-floating-action-area');
const shown = (page: Page) => area(page).getByRole('link').allTextContents();

/** Opens a page with these settings, and starts the application. */
async function open(page: Page, next: Record<string, string>, path = '/ar/stored/0') {
  settings = next;
  site.purge();
  await page.goto(site.origin + path);
  await page.mouse.click(2, 400);
  await page.waitForLoadState('networkidle');
}

test('the floating actions follow settings, screen and path [S-2-64] [S-2-65] [S-2-66] [S-2-67] [S-2-68]', {
  tag: '@once',
}, async ({ page }) => {
  const names = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);

  await test.step('none without items, in the wrong mode, or disabled', async () => {
    for (const none of [
      {},
      { items: items('قائمة'), enabled: 'false' },
      { items: items('قائمة'), mode: 'quick_links' },
      { quick_links: items('سريع') },
    ] as Record<string, string>[]) {
      await open(page, none);
      await expect(area(page)).toHaveCount(0);
    }
  });

  await test.step('a menu with four of six, three on a phone', async () => {
    await open(page, { items: items('قائمة') });
    await area(page).locator('summary').first().click();
    expect(await shown(page)).toEqual(names('قائمة', 4));
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await shown(page)).toEqual(names('قائمة', 3));
  });

  await test.step('a bar of quick links, as many as the settings want', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, { quick_links: items('سريع'), mode: 'quick_links', desktop_count: '2' });
    await expect(area(page)).toHaveAttribute('data-kind', 'bar');
    expect(await shown(page)).toEqual(names('سريع', 2));
    await area(page).locator('summary').press('Enter');
    expect(await shown(page)).toEqual(names('سريع', 6));
  });

  await test.step('those of a page leave with it, without a new document', async () => {
    await open(page, { quick_links: items('سريع'), mode: 'quick_links' }, '/ar/stored/1');
    await expect.poll(() => shown(page)).toEqual(['من الصفحة 1', 'من الصفحة 2']);
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await area(page).getByRole('link').first().press('Enter');
    await expect(page).toHaveURL(/\/stored\/0$/);
    await expect.poll(() => shown(page)).toEqual(names('سريع', 4));
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  });
});
