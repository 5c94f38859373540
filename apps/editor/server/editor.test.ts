// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerMarket } from '@mawkib/core/locale';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEditor } from './editor.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mawkib-editor-'));
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html><head><script type="module" src="/a.js"></script></head></html>',
  );
});
afterAll(() => rm(folder, { recursive: true }));

async function page() {
  const server = fastify();
  const sessionOf = async () => ({ person: { roles: ['admin'] } });
  await server.register(createEditor({ sessionOf, buildFolder: folder }));
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
