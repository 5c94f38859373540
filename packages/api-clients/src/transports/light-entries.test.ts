import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** The modules that a file loads statically, and its imports from other packages. */
function loadedBy(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const text = readFileSync(path, 'utf8');
  for (const [statement, clause = '', specifier = ''] of text.matchAll(
    /^(?:import|export)\s+([^'"]*?)\s*from '([^']+)';/gm,
  )) {
    const names = /\{([^}]*)\}/
      .exec(clause)?.[1]
      ?.split(',')
      .filter((name) => name.trim());
    const typesAlone =
      /^(?:import|export) type\b/.test(statement) ||
      names?.every((name) => name.trim().startsWith('type '));
    if (typesAlone) continue;
    if (specifier.startsWith('.')) {
      loadedBy(resolve(dirname(path), specifier.replace(/\.js$/, '.ts')), seen);
    } else seen.add(specifier);
  }
  return seen;
}

/** It has 0.3 kB and no imports. */
const small = '@mawkib/core/guards';
const packagesOf = (entry: string) =>
  [...loadedBy(resolve(import.meta.dirname, '..', entry))].filter(
    (name) => !name.startsWith('/') && name !== small,
  );

it('a client over fetch loads neither axios nor schemas', () => {
  expect(packagesOf('transports/fetch.ts')).toEqual([]);
  expect(packagesOf('index.ts')).toEqual([]);
});

it('what a browser calls with loads no schemas and no contracts', () => {
  for (const entry of ['transports/browser.ts', 'operations/generated/descriptors.ts']) {
    const loaded = [...loadedBy(resolve(import.meta.dirname, '..', entry))];
    const heavy = loaded.filter((path) => !path.startsWith('/') || path.includes('/contracts/'));
    expect(heavy).toEqual([]);
  }
});

it('a client over axios loads axios with its first call', () => {
  expect(packagesOf('transports/axios.ts')).toEqual([]);
});

it('the functions of a service load its own contracts and no other’s', () => {
  const files = [...loadedBy(resolve(import.meta.dirname, '../calls/verification.ts'))];
  const contracts = files.filter((path) => path.includes('/contracts/'));
  expect(contracts.map((path) => path.split('/contracts/')[1]).sort()).toEqual([
    'envelope.ts',
    'external/external-calls.ts',
    'operation.ts',
  ]);
});
