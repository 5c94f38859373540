// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { afterEach, expect, it } from 'vitest';
import { silentLogger } from './errors/index.js';
import { defaultMarket, registerMarket } from './locale/index.js';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: object };
const entries = Object.keys(exports)
  .filter((path) => path !== './package.json')
  .map((path) => path.slice('./'.length));

/** Code of each section, by heading or entry name: `Dynamic content`, `dynamic-content`. */
const sections = new Map(
  readFileSync('README.md', 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => [
      (section.split('\n', 1)[0] ?? '').toLowerCase().replaceAll(' ', '-'),
      [...section.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code).join('\n'),
    ]),
);

const namedImport = /^import (\{[^}]*\}) from '([^']+)';$/gm;
const claim = /^(\S.*?);? \/\/ => (.+)$/gm;

/** A section as a function body: imports are awaited, `expression; // => value` is asserted. */
const bodyOf = (code: string): string =>
  stripTypeScriptTypes(code)
    .replace(namedImport, (_, names: string, module: string) => {
      return `const ${names.replaceAll(' as ', ': ')} = await load('${module}');`;
    })
    .replace(claim, (line, expression: string, value: string) => {
      return `claim(${JSON.stringify(line)}, (${expression}), (${value}));`;
    });

const load = (module: string): Promise<object> =>
  module.startsWith('@mawkib/core/')
    ? import(`./${module.slice('@mawkib/core/'.length)}/index.ts`)
    : import(/* @vite-ignore */ module);

const AsyncFunction = (async () => {}).constructor as FunctionConstructor;

const market = { ...defaultMarket };
afterEach(() => {
  registerMarket(market);
  localStorage.clear();
});

it.each(entries)('the README shows %s in code that runs', async (entry) => {
  const code = sections.get(entry) ?? '';
  expect(code).toContain(`from '@mawkib/core/${entry}'`);
  expect(code.match(claim)).not.toBeNull();
  const run = new AsyncFunction('load', 'claim', 'console', bodyOf(code)) as (
    ...given: unknown[]
  ) => Promise<void>;
  await run(
    load,
    (line: string, actual: unknown, expected: unknown) => expect(actual, line).toEqual(expected),
    silentLogger,
  );
});

it('shows no code outside the sections of the entries', () => {
  const others = [...sections].filter(([name]) => !entries.includes(name));
  expect(others.filter(([, code]) => code !== '')).toEqual([]);
});
