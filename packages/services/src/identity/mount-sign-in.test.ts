import { listPages } from '@mawkib/api-clients/contracts/content';
import {
  endSessionsOf,
  getSession,
  signOut,
  signOutEverywhere,
} from '@mawkib/api-clients/contracts/identity';
import { listAuditLog } from '@mawkib/api-clients/contracts/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionCookie } from '../http/access/session.js';
import { createTestBrowser } from '../testing/create-test-browser.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { demoPassword, demoPeople } from './embedded/demo-people.js';
import { safeReturnTo } from './sign-in-flow.js';

describe('redirect target of a sign-in', () => {
  const origin = 'http://localhost:3000';
  test.each(['/ar/cms', '/en/admin?tab=forms#x', '/'])('leads to %s', (path) => {
    expect(safeReturnTo(path, origin)).toBe(path);
  });
  test.each([
    '//evil.test',
    '/\\evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/..//evil.test',
    '/services/identity/sign-in',
    '',
    undefined,
    ['/a'],
  ])('does not lead to %j', (path) => {
    expect(safeReturnTo(path, origin)).toBe('/');
  });
});

describeOnDatabase('sign-in', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open();
  });
  afterAll(() => t.close());

  const toPage = async (returnTo: string) => {
    const browser = createTestBrowser(t.app);
    const page = await browser.follow(
      `/services/identity/sign-in?return_to=${encodeURIComponent(returnTo)}`,
    );
    return { browser, page };
  };
  const signIn = async (person: string, returnTo = '/ar/cms') => {
    const { browser } = await toPage(returnTo);
    const end = await browser.post({ email: `${person}@demo.mawkib.test`, password: demoPassword });
    return { browser, end };
  };

  test('shows a page in the language of the way back, with every demo person [S-6-02]', async () => {
    const { page } = await toPage('/ar/cms');
    expect(page.status).toBe(200);
    expect(page.body).toContain('<html lang="ar" dir="rtl">');
    for (const { email } of demoPeople) expect(page.body).toContain(email);
    expect(page.body).not.toContain('<script');
    expect((await toPage('/en/cms')).page.body).toContain('<html lang="en" dir="ltr">');
  });

  test.each(['editor', 'publisher', 'leads', 'admin'])(
    'signs %s in at the provider and leads back [S-6-02]',
    async (role) => {
      const { browser, end } = await signIn(role, '/ar/cms?page=2');
      expect(end.url).toBe('/ar/cms?page=2');
      const cookie = browser.cookieHeader();
      const { data } = await t.api.call(getSession, {}, { cookie });
      expect(data.person?.roles).toEqual([role]);
      expect(data.csrf).toMatch(/^[\w-]{43}$/);
      expect((await t.api.sessionOf(cookie))?.person.email).toBe(`${role}@demo.mawkib.test`);
    },
  );

  test('keeps the session from scripts and from other sites', async () => {
    const { browser } = await signIn('editor');
    expect(browser.rawCookie(sessionCookie)).toMatch(
      /; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('rejects a wrong password with a message', async () => {
    const { browser } = await toPage('/ar/cms');
    const response = await browser.post({ email: 'editor@demo.mawkib.test', password: 'guess' });
    expect(response.status).toBe(422);
    expect(response.body).toContain('role="alert"');
    expect(browser.cookieHeader()).not.toContain(sessionCookie);
  });

  test('sends a person without a role to the no-permission screen [S-6-06]', async () => {
    const { browser, end } = await signIn('guest', '/en/cms');
    expect(end.url).toBe('/en/auth/error?type=noPermissions');
    expect(browser.cookieHeader()).not.toContain(`${sessionCookie}=`);
  });

  test("rejects a callback of another browser's sign-in", async () => {
    const { browser } = await toPage('/ar/cms');
    const stolen = createTestBrowser(t.app);
    await browser.post({ email: 'editor@demo.mawkib.test', password: demoPassword }, 2);
    const end = await stolen.follow(browser.lastLocation());
    expect(end.url).toBe('/ar/auth/error?type=signInFailed');
    expect(stolen.cookieHeader()).not.toContain(sessionCookie);
  });

  test('creates a new session at each sign-in and ends the previous one', async () => {
    const { browser } = await signIn('editor');
    const before = browser.cookieHeader();
    await browser.follow('/services/identity/sign-in?return_to=/ar/cms');
    await browser.post({ email: 'admin@demo.mawkib.test', password: demoPassword });
    expect(await t.api.sessionOf(before)).toBeNull();
    expect((await t.api.sessionOf(browser.cookieHeader()))?.person.roles).toEqual(['admin']);
  });

  test('signs out', async () => {
    const { browser } = await signIn('editor');
    const cookie = browser.cookieHeader();
    const { csrf } = (await t.api.call(getSession, {}, { cookie })).data;
    const response = await t.app.inject({
      method: 'POST',
      url: '/services/identity/sign-out',
      headers: { cookie, 'x-csrf-token': csrf ?? '' },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['set-cookie']).toContain('Max-Age=0');
    expect(await t.api.sessionOf(cookie)).toBeNull();
    await expect(t.api.call(signOut, {}, { cookie })).rejects.toMatchObject({ status: 401 });
  });

  test('signs out everywhere: all sessions of the person end, those of others stay', async () => {
    const all = [await signIn('editor'), await signIn('editor'), await signIn('publisher')];
    const [here = '', other = '', publisher = ''] = all.map(({ browser }) =>
      browser.cookieHeader(),
    );
    const { csrf } = (await t.api.call(getSession, {}, { cookie: here })).data;
    const { data } = await t.api.call(signOutEverywhere, {}, { cookie: here, csrf: csrf ?? '' });
    expect(data.ended).toBeGreaterThanOrEqual(2);
    const left = await Promise.all([here, other, publisher].map((c) => t.api.sessionOf(c)));
    expect(left.map((session) => session?.person.roles)).toEqual([
      undefined,
      undefined,
      ['publisher'],
    ]);
  });

  test('an admin ends the sessions of a person at once, by e-mail, in the audit log', async () => {
    const cookie = (await signIn('editor')).browser.cookieHeader();
    const admin = await t.as('admin');
    const body = { email: ' Editor@demo.mawkib.test' };
    const { data } = await t.api.call(endSessionsOf, { body }, admin);
    expect(data.ended).toBe(1);
    expect(await t.api.sessionOf(cookie)).toBeNull();
    const { data: entries } = await t.api.call(listAuditLog, { query: { items: 1 } }, admin);
    expect(entries[0]).toMatchObject({ action: 'person.signed_out', details: { ended: 1 } });
    await expect(
      t.api.call(endSessionsOf, { body: { email: 'nobody@example.test' } }, admin),
    ).rejects.toMatchObject({ code: 'unknown_person' });
  });

  test('a session expires', async () => {
    let now = new Date();
    const other = await open({ config: { clock: { now: () => now } } });
    const { cookie } = await other.as('editor');
    await other.api.call(listPages, { query: {} }, { cookie });
    now = new Date(now.getTime() + 12 * 3_600_000 + 1);
    await expect(other.api.call(listPages, { query: {} }, { cookie })).rejects.toMatchObject({
      status: 401,
    });
    await other.close();
  });

  test('redirects a browser on another host to the public one, once', async () => {
    const headers = { host: '127.0.0.1:3000' };
    const moved = await t.app.inject({
      url: '/services/identity/sign-in?return_to=/ar/cms',
      headers,
    });
    expect(moved.headers.location).toBe(
      'http://localhost:3000/services/identity/sign-in?return_to=%2Far%2Fcms&moved=1',
    );
  });

  test('limits attempts per address', async () => {
    const other = await open({ config: { limits: { signInPerMinute: 2, leadsPerMinute: 0 } } });
    const url = '/services/identity/sign-in';
    const codes = [];
    for (let i = 0; i < 3; i += 1) codes.push((await other.app.inject(url)).statusCode);
    expect(codes).toEqual([303, 303, 429]);
    const starts: number[] = [];
    for (let at = 0; at < 4; at += 1) {
      const { statusCode } = await other.app.inject('/services/identity/oidc/auth?client_id=x');
      starts.push(statusCode);
    }
    expect(starts.map((code) => code === 429)).toEqual([false, false, true, true]);
    const page = await other.app.inject({ url, headers: { accept: 'text/html' } });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['retry-after']).toMatch(/^\d+$/);
    expect(page.body).toContain('طلبات كثيرة في وقت قصير');
    await other.close();
  });
});
