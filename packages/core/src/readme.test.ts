// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { hasClaims, readExamples, runExample } from '@mawkib/tooling-vitest/examples';
import { afterEach, expect, it } from 'vitest';
import { silentLogger } from './errors/index.js';
import { defaultMarket, registerMarket } from './locale/index.js';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: object };
const entries = Object.keys(exports)
  .filter((path) => path !== './package.json')
  .map((path) => path.slice('./'.length));

/** By heading or entry name: `Dynamic content`, `dynamic-content`. */
const examples = new Map(
  readExamples(readFileSync('README.md', 'utf8')).map((example) => [
    example.section.toLowerCase().replaceAll(' ', '-'),
    example,
  ]),
);

const market = { ...defaultMarket };
afterEach(() => {
  registerMarket(market);
  localStorage.clear();
});

it.each(entries)('the README shows %s in code that runs', async (entry) => {
  const example = examples.get(entry) ?? { section: entry, path: '', code: '' };
  expect(example.code).toContain(`from '@mawkib/core/${entry}'`);
  expect(hasClaims(example)).toBe(true);
  const globals = { console: silentLogger };
  await runExample(example, (module) => import(/* @vite-ignore */ module), { globals });
});

it('shows no code outside the sections of the entries', () => {
  expect([...examples.keys()].filter((name) => !entries.includes(name))).toEqual([]);
});
