import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packageRoot } from '../../../db/migrate.js';
import { pathFault, reservedBelow, reservedSegments } from './path-checks.js';

it('no page can use the path of a site route', async () => {
  const file = path.join(packageRoot, '../site/config/site-routes.ts');
  // Routes directly below the locale; deeper ones start with the same segments.
  const routes = (await readFile(file, 'utf8')).matchAll(/^ {4}builtIn\('([^':/*]+)/gm);
  const named = [...routes].map(([, name]) => name ?? '');
  expect(named.length).toBeGreaterThan(8);
  const reserved = [...reservedSegments, ...reservedBelow];
  for (const name of named) expect(reserved, name).toContain(name);
  expect(pathFault('/retailers', 'page')).toBeUndefined();
  expect(pathFault('/retailers/yas', 'page')).toBe('reserved');
});

it('a valid path is its own URL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const given = `/${text}`;
      if (pathFault(given, 'page')) return;
      const url = new URL(given, 'https://site.invalid');
      expect([url.host, decodeURI(url.pathname), url.search, url.hash]).toEqual([
        'site.invalid',
        given,
        '',
        '',
      ]);
    }),
    { numRuns: runs(3000) },
  );
});
