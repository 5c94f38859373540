import { limit } from '@mawkib/tooling-vitest/time-limits';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { tokenOf } from '../market/drafts.ts';
import { startOwnMarket } from '../market/own-market.ts';
import { openAs, SignIn } from '../screens/sign-in.screen.ts';
import { expect, test } from '../watch/test.ts';

/** Where a request ends: the page itself, or the address that it is sent to. */
/** `missing`: a page with the status 404. */
type Outcome = 'page' | 'missing' | 'sign-in' | '/no-access' | '/404' | '/vehicles' | '/';

interface Row {
  path: string;
  visitor: Outcome;
  /** Signed in for leads alone. */
  leads: Outcome;
  /** Signed in for pages alone. */
  editor: Outcome;
  /** A signed-out visitor where the whole site requires a sign-in. */
  closed: Outcome;
}

const row = (
  path: string,
  visitor: Outcome,
  leads: Outcome,
  editor: Outcome,
  closed: Outcome = 'sign-in',
): Row => ({ path, visitor, leads, editor, closed });

/** An unpublished page of this journey. */
const hidden = { title: { en: 'Hidden page', ar: 'صفحة مخفية' }, path: '/not-published' };

const table = (car: { id: string; slug: string }): Row[] => [
  row('/', 'page', 'page', 'page'),
  row('/defender', 'page', 'page', 'page'),
  row(`/showroom/${car.slug}`, 'page', 'page', 'page'),
  row(`/showroom-order-online/vehicle/${car.id}`, 'page', 'page', 'page'),
  // Open too, but there is no order yet, and no such configuration.
  row('/showroom-order-online/checkout', '/vehicles', '/vehicles', '/vehicles'),
  row('/showroom-order-online/success', '/404', '/404', '/404'),
  row('/showroom-order-online/vehicle?config_url=a', '/404', '/404', '/404'),
  row('/showroom-order-online/confirmation/MK-0000-0000', 'missing', 'missing', 'missing'),
  row('/lrdx-navigation-test', 'sign-in', 'page', 'page'),
  row('/cms', 'sign-in', '/no-access', 'page'),
  row('/admin', 'sign-in', 'page', 'page'),
  row(`/disabled-preview${hidden.path}`, 'sign-in', '/no-access', 'page'),
  row(hidden.path, '/404', '/404', '/404'),
  row('/no-such-page', '/404', '/404', '/404'),
  row('/auth-exchange', '/404', '/404', '/404', 'sign-in'),
  row('/404', 'page', 'page', 'page', 'page'),
  row('/no-access', 'page', 'page', 'page', 'page'),
  row('/auth/error?type=noPermissions', 'page', 'page', 'page', 'page'),
];

async function outcomeOf(request: APIRequestContext, origin: string, path: string) {
  const response = await request.get(`${origin}/ar${path}`, { maxRedirects: 0 });
  const location = response.headers().location;
  if (location === undefined) {
    const isMissing = response.status() === 404 && path !== '/404';
    if (!isMissing) expect(response.status(), path).toBe(path === '/404' ? 404 : 200);
    return isMissing ? 'missing' : 'page';
  }
  const { pathname, searchParams } = new URL(location, origin);
  if (pathname !== '/services/identity/sign-in') return pathname.replace(/^\/ar/, '') || '/';
  const wanted = path === '/auth-exchange' ? '/' : path;
  expect(searchParams.get('return_to'), path).toBe(`/ar${wanted}`);
  return 'sign-in';
}

const outcomesOf = async (context: BrowserContext, origin: string, rows: readonly Row[]) =>
  Object.fromEntries(
    await Promise.all(
      rows.map(async ({ path }) => [path, await outcomeOf(context.request, origin, path)]),
    ),
  );

const expected = (rows: readonly Row[], who: Exclude<keyof Row, 'path'>) =>
  Object.fromEntries(rows.map((each) => [each.path, each[who]]));

/** Signs in as staff who publish, makes the unpublished page, and returns the table. */
async function prepare(page: Page): Promise<Row[]> {
  const { request } = page.context();
  await openAs(page, 'publisher', '/ar/cms');
  await expect(page).toHaveURL('/ar/cms');
  const headers = await tokenOf(page.context());
  const made = await request.post('/services/content/pages', { headers, data: hidden });
  expect(made.status()).toBe(201);
  const listed = await request.get('/services/stock/public_api/listing/all?items=1');
  const [car] = ((await listed.json()) as { data: { id: string }[] }).data;
  return table({ id: String(car?.id), slug: `car-${car?.id}` });
}

test('every address is open to whom it is for, on an open site [S-2-04] [S-2-06] [S-2-09] [S-2-10] [S-2-11] [S-2-15] [S-2-16]', {
  tag: '@once',
}, async ({ page, context, otherBrowser }) => {
  const rows = await prepare(page);
  const { origin } = new URL(page.url());
  expect(await outcomesOf(context, origin, rows)).toEqual(expected(rows, 'editor'));
  const leads = await otherBrowser();
  const ofLeads = await leads.newPage();
  await openAs(ofLeads, 'leads', '/ar/admin');
  await expect(ofLeads).toHaveURL('/ar/admin');
  expect(await outcomesOf(leads, origin, rows)).toEqual(expected(rows, 'leads'));
  const visitor = await otherBrowser();
  expect(await outcomesOf(visitor, origin, rows)).toEqual(expected(rows, 'visitor'));

  await page.goto(`/ar/disabled-preview${hidden.path}`);
  await expect(page.getByText('لا يراها الزوار بعد')).toBeVisible();
});

test('where the deployment requires a sign-in, only notices are open to who is not signed in [S-2-07] [S-2-08] [S-2-14] [S-6-01]', {
  tag: '@once',
}, async ({ browser, contextOptions }) => {
  test.setTimeout(limit(240_000));
  const market = await startOwnMarket({
    env: { REQUIRE_LOGIN: 'true', AUTH_ERROR_PATH: '/{locale}/no-access' },
  });
  const { origin } = market;
  const person = () => browser.newContext({ ...contextOptions, baseURL: origin });
  try {
    const publisher = await person();
    const page = await publisher.newPage();
    const rows = (await prepare(page)).map((each) =>
      each.path === '/auth-exchange' ? ({ ...each, leads: '/', editor: '/' } as const) : each,
    );
    expect(await outcomesOf(publisher, origin, rows)).toEqual(expected(rows, 'editor'));

    // Who is signed in for nothing has no session.
    const guest = await person();
    const ofGuest = await guest.newPage();
    await openAs(ofGuest, 'guest', '/ar/');
    await expect(ofGuest).toHaveURL('/ar/no-access?type=noPermissions');
    for (const each of [await person(), guest])
      expect(await outcomesOf(each, origin, rows)).toEqual(expected(rows, 'closed'));

    const leads = await person();
    const ofLeads = await leads.newPage();
    await openAs(ofLeads, 'leads', '/ar/auth-exchange?return_to=/ar/defender');
    await expect(ofLeads).toHaveURL('/ar/defender');
    expect(await outcomesOf(leads, origin, rows)).toEqual(expected(rows, 'leads'));
    // An open page would look for its server.
    await Promise.all([publisher, guest, leads].map((context) => context.close()));
  } finally {
    await market.close();
  }
});

/** Follows a link of this page to an address, as a visitor's press does. */
const follow = async (page: Page, href: string) => {
  // The application starts with the first press.
  await page.mouse.click(2, 400);
  await page.waitForLoadState('networkidle');
  await page.evaluate((target) => {
    const link = Object.assign(document.createElement('a'), { href: target, textContent: target });
    document.querySelector('main')?.prepend(link);
    link.click();
  }, href);
};

const staffBar = (page: Page) => page.getByRole('complementary', { name: 'شريط الموظفين' });

test('a press on a link passes the same guard; staff see the state of a page, visitors nothing [S-2-72] [S-6-03] [S-6-04]', {
  tag: '@once',
}, async ({ page, otherBrowser, baseURL }) => {
  await page.goto('/ar/opening-hours');
  await expect(page.getByRole('heading', { level: 1, name: 'أوقات العمل' })).toBeVisible();
  await follow(page, '/ar/cms');
  await new SignIn(page).isShown();

  const wanted = '/ar/lrdx-navigation-test?theme=jaguar';
  await page.goto('/ar/offers');
  await follow(page, wanted);
  const signIn = new SignIn(page);
  await signIn.isShown();
  await signIn.enter('editor');
  await expect(page).toHaveURL(wanted);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'jaguar');

  await page.goto('/ar/privacy');
  const bar = staffBar(page);
  await expect(bar).toContainText('منشورة');
  await expect(bar.getByRole('link', { name: 'تعديل' })).toHaveAttribute(
    'href',
    '/ar/cms/pages/privacy',
  );
  await bar.getByRole('link', { name: 'معاينة المسودة' }).click();
  await expect(page).toHaveURL('/ar/disabled-preview/privacy');
  await expect(bar).toContainText('مسودة');
  await expect(bar.getByRole('link', { name: 'عرض الصفحة المنشورة' })).toBeVisible();

  const leads = await (await otherBrowser()).newPage();
  await openAs(leads, 'leads', '/ar/admin');
  await expect(leads).toHaveURL('/ar/admin');
  await leads.goto('/ar/privacy');
  await expect(staffBar(leads)).toBeVisible();
  await expect(staffBar(leads).getByRole('link')).toHaveCount(0);

  // Visitors get the cached document, as it was rendered for one of them.
  const visitor = await (await otherBrowser()).newPage();
  for (const _ of [1, 2]) {
    const response = await visitor.goto(`${baseURL}/ar/privacy`);
    expect(await response?.text()).not.toContain('staff-bar');
  }
  await expect(staffBar(visitor)).toHaveCount(0);

  await bar.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page).toHaveURL('/ar/');
  await expect(bar).toHaveCount(0);
});
