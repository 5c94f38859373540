import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createNavEntry } from '@mawkib/api-clients/contracts/content';
import {
  getNavigation,
  getPlacedNavigation,
  navigationLinks,
} from '@mawkib/api-clients/contracts/navigation';
import { startSandbox } from '@mawkib/sandbox';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { settings } from '../../db/schema/index.js';
import { startLocalSource } from '../../testing/local-source.js';
import { setSetting } from '../../testing/set-setting.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

describeOnDatabase('the navigation service', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open({ demo: true, config: { upstreamLocal: true } });
  });
  afterAll(() => t.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    t.app.inject({
      url: path.startsWith('/services') ? path : `/services/navigation${path}`,
      headers,
    });
  const placed = async (locale: 'ar' | 'en' = 'ar') =>
    (await t.api.call(getPlacedNavigation, { query: { locale } })).data;

  describe("of the market's own service", () => {
    test('links to existing markup, styles and scripts', async () => {
      const response = await get('/naas/nav.ar-land-rover.json');
      expect(response.headers).toMatchObject({
        'cache-control': 'no-cache',
        'access-control-allow-origin': '*',
      });
      const { html, css, js } = navigationLinks.parse(response.json());
      const markup = await get(html);
      expect(markup.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(markup.body).toMatch(/^<header class="mk-nav" dir="rtl" lang="ar"/);
      expect(markup.body).toContain('<a href="/ar/defender">');
      expect(markup.body).toContain('href="{retailer_url}">{retailer_name}</a>');
      for (const [link, type] of [
        [css, 'text/css'],
        [js, 'text/javascript'],
      ] as const) {
        const file = await get(String([link].flat()[0]));
        expect([file.statusCode, file.headers['content-type']]).toEqual([
          200,
          `${type}; charset=utf-8`,
        ]);
        expect(file.headers['cache-control']).toContain('immutable');
      }
      const other = await get('/naas/nav.ar.css?v=old');
      expect(other.headers['cache-control']).toBe('no-cache');
    });

    test('exists in both languages and for either brand', async () => {
      const english = (await get('/naas/nav.en-jaguar.html')).body;
      expect(english).toContain('dir="ltr" lang="en" data-brand="jaguar"');
      expect(english).toContain('<a href="/en/defender">Defender</a>');
      expect((await get('/naas/nav.main.html')).body).toContain('dir="rtl"');
    });

    test('is not sent again while it is unchanged', async () => {
      for (const kind of ['json', 'html', 'css', 'js']) {
        const first = await get(`/naas/nav.ar.${kind}`);
        const etag = String(first.headers.etag);
        const again = await get(`/naas/nav.ar.${kind}`, { 'if-none-match': `"x", W/${etag}` });
        expect([kind, again.statusCode, again.body]).toEqual([kind, 304, '']);
      }
      const etag = String((await get('/naas/nav.ar.html')).headers.etag);
      await addEntry('جديد');
      const changed = await get('/naas/nav.ar.html', { 'if-none-match': etag });
      expect([changed.statusCode, changed.body.includes('جديد')]).toEqual([200, true]);
    });

    const addEntry = async (label: string) => {
      const body = { label: { ar: label }, url: '/x?a=1&b="2"', area: 'primary' as const };
      const children = [{ label: { ar: label }, url: '/y' }];
      await t.api.call(createNavEntry, { body: { ...body, children } }, await t.as('admin'));
    };

    test('treats labels as text, whatever they contain', async () => {
      await addEntry(`"><script>alert('1')</script>{retailer_name}`);
      const markup = (await get('/naas/nav.ar.html')).body;
      expect(markup).not.toContain('<script');
      expect(markup).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&#123;');
      expect(markup).toContain('href="/ar/x?a=1&amp;b=%222%22"');
    });

    test.each(['xx', 'ar-toyota', 'ar-land-rover-2'])('has no navigation %s', async (options) => {
      const requested = t.api.call(getNavigation, { params: { options } });
      await expect(requested).rejects.toMatchObject({ status: 404, code: 'unknown_navigation' });
      for (const kind of ['html', 'css', 'js']) {
        const response = await get(`/naas/nav.${options}.${kind}`);
        expect([response.statusCode, response.json().code]).toEqual([404, 'unknown_navigation']);
      }
    });
  });

  describe('as the site embeds it', () => {
    const configure = async (origin: string, options = '') => {
      await setSetting(t, 'navigation.service_origin', origin);
      await setSetting(t, 'navigation.service_options', options);
    };

    test('is empty if no service is configured', async () => {
      await t.database.db.delete(settings);
      expect(await placed()).toBeNull();
    });

    test("is the market's own if the setting names this server", async () => {
      await configure('/services/navigation');
      const own = await placed('en');
      expect(own?.html).toContain('lang="en"');
      expect(own?.css[0]).toMatch(/^\/services\/navigation\/naas\/nav\.en\.css\?v=/);
      expect(own?.hosts).toEqual([]);
    });

    test('is asked of another system: the JSON, then its markup [S-7-27]', async () => {
      const sandbox = await startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
      const origin = sandbox.url.replace('127.0.0.1', 'localhost');
      await configure(origin, 'ar-land-rover');
      // A source that is slow at first is used once it has answered.
      const given = await vi.waitFor(() => placed());
      expect(given).toEqual({
        html: expect.stringMatching(/^<header class="naas" dir="rtl"[\s\S]*\{retailer_name\}/),
        css: [`${origin}/naas/nav.ar-land-rover.css`],
        js: [`${origin}/naas/nav.ar-land-rover.js`],
        hosts: [origin],
      });
      await sandbox.close();
    });

    test.each([
      ['no JSON of links', [1]],
      ['links to nowhere', { html: 'data:text/html,x' }],
    ])('is refused where the service gives %s', async (_, body) => {
      const source = await startLocalSource();
      await configure(source.origin);
      source.response(body);
      await expect(placed()).rejects.toMatchObject({ status: 502, code: 'source_failed' });
      source.close();
    });

    test('does not block callers when the service hangs', async () => {
      const silent = createServer().listen(0, 'localhost');
      await once(silent, 'listening');
      await configure(`http://localhost:${(silent.address() as AddressInfo).port}`);
      let requests = 0;
      silent.on('request', () => {
        requests += 1;
      });
      const wait = () =>
        expect(placed()).rejects.toMatchObject({ status: 502, code: 'source_failed' });
      // All of them wait for one request, and a later one no longer waits for it.
      await Promise.all(Array.from({ length: 20 }, wait));
      expect(requests).toBe(1);
      await wait();
      expect(requests).toBe(1);
      silent.closeAllConnections();
      silent.close();
    });

    test('is rejected if the service is down, or in a private network', async () => {
      for (const origin of ['http://localhost:1', 'https://127.0.0.1', 'https://10.0.0.1']) {
        await configure(origin);
        await expect(placed()).rejects.toMatchObject({ status: 502, code: 'source_failed' });
      }
      await configure('https://nav.example', '../x');
      await expect(placed()).rejects.toMatchObject({ status: 404, code: 'unknown_navigation' });
    });
  });
});
