// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerMarket } from '@mawkib/core/locale';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEditor } from './create-editor.ts';

const publicUrl = 'https://market.example';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mawkib-editor-'));
  await mkdir(join(folder, 'editor-assets'));
  await writeFile(join(folder, 'editor-assets/a.js'), 'run()');
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html><head><script type="module" src="/a.js"></script></head></html>',
  );
});
afterAll(() => rm(folder, { recursive: true }));

async function page() {
  const server = fastify();
  const sessionOf = async () => ({ person: { roles: ['admin'] } });
  await server.register(createEditor({ sessionOf, publicUrl, buildFolder: folder }));
  const { body, headers } = await server.inject('/ar/cms');
  await server.close();
  return { body, policy: String(headers['content-security-policy']) };
}

it("carries the market's own facts and texts before its scripts, and nothing without them", async () => {
  const plain = await page();
  expect(plain.body).not.toContain('mawkib.market');
  expect(plain.policy).toContain("script-src 'self';");

  registerMarket({ country: 'KW' }, { 'editor.page': { saved_at: { en: '</script> $& {time}' } } });
  const { body, policy } = await page();
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(body) ?? [];
  expect(script).toContain('"country":"KW"');
  expect(body.indexOf(script)).toBeLessThan(body.indexOf('type="module"'));
  expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const other: { found?: unknown } = {};
  new Function('globalThis', script)(other);
  expect(
    JSON.stringify(Object.getOwnPropertySymbols(other).map((key) => other[key as never])),
  ).toContain('</script> $& {time}');
});

it('opens the pages to those who edit, the administration to those who answer leads or publish, both to administrators [S-6-13]', async () => {
  const answers = async (roles: readonly string[] | null) => {
    const server = fastify();
    const sessionOf = async () => roles && { person: { roles } };
    await server.register(createEditor({ sessionOf, publicUrl, buildFolder: folder }));
    const found: Record<string, string> = {};
    for (const url of ['/ar/cms', '/ar/cms/pages/home', '/ar/admin', '/en/admin/leads']) {
      const { statusCode, headers } = await server.inject(url);
      found[url] = statusCode === 200 ? 'open' : `${statusCode} ${headers.location}`;
    }
    await server.close();
    return found;
  };
  const [cms, admin] = [
    ['/ar/cms', '/ar/cms/pages/home'],
    ['/ar/admin', '/en/admin/leads'],
  ];
  const away = (url: string) => `302 /${url.slice(1, 3)}/no-access`;
  const expected = (mayEdit: boolean, mayAdminister: boolean) =>
    Object.fromEntries([
      ...cms.map((url) => [url, mayEdit ? 'open' : away(url)]),
      ...admin.map((url) => [url, mayAdminister ? 'open' : away(url)]),
    ]);
  expect(await answers(['editor'])).toEqual(expected(true, false));
  expect(await answers(['publisher'])).toEqual(expected(true, true));
  expect(await answers(['leads'])).toEqual(expected(false, true));
  expect(await answers(['admin'])).toEqual(expected(true, true));
  for (const other of [[], ['guest'], ['Admin']]) {
    expect(await answers(other)).toEqual(expected(false, false));
  }
  const nobody = Object.values(await answers(null));
  expect(nobody.every((to) => to.startsWith('302 /services/identity/sign-in?return_to='))).toBe(
    true,
  );
});

it('asks for https and is never taken for another type: pages, files and redirects', async () => {
  const server = fastify();
  const sessionOf = async (cookie: string | undefined) =>
    cookie === undefined ? null : { person: { roles: ['admin'] } };
  await server.register(createEditor({ sessionOf, publicUrl, buildFolder: folder }));
  for (const [url, headers, status] of [
    ['/ar/cms', { cookie: 'a=b' }, 200],
    ['/editor-assets/a.js', {}, 200],
    ['/ar/admin', {}, 302],
  ] as const) {
    const response = await server.inject({ url, headers });
    expect(response.statusCode, url).toBe(status);
    expect(response.headers['x-content-type-options'], url).toBe('nosniff');
    expect(response.headers['strict-transport-security'], url).toBe('max-age=31536000');
  }
  await server.close();
});
