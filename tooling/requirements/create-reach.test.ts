import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createReach } from './create-reach.ts';
import { type Evidence, judge } from './judge.ts';
import { mentionsIn } from './read-titles.ts';
import type { RecordedTest } from './recording/create-records.ts';
import { bundled, sourceEntries } from './running-code.ts';

const client = 'packages/api-clients/src/clients/create-shop-client.ts';

/** An app of one page over a package, and what only tests use. */
const files: Record<string, string> = {
  'apps/shop/main.ts': `
    import { createShopClient, price } from '@mawkib/goods';
    console.log(price(1), createShopClient().buy(), await import('./later.ts'));`,
  'apps/shop/later.ts': 'export const later = 1;',
  'packages/goods/package.json': JSON.stringify({
    name: '@mawkib/goods',
    exports: { '.': { '@mawkib/source': './src/index.ts' } },
  }),
  'packages/goods/src/index.ts': `
    export { price, round, exchange } from './price.js';
    export { createShopClient } from '../../api-clients/src/clients/create-shop-client.js';
    export { unused as forgotten } from './unused.js';`,
  'packages/goods/src/price.ts': `
    export const price = (of: number) => round(of);
    export const round = (of: number) => Math.round(of);
    export const exchange = (of: number) => of * 2;`,
  'packages/goods/src/unused.ts': 'export const unused = () => 1;',
  [client]: `
    export const createShopClient = () => ({ buy: () => 'bought', rent: () => 'rented' });`,
  'packages/goods/src/testing/shop.ts': `
    import { price } from '../price.js';
    import { unused } from '../unused.js';
    export const openShop = () => price(2);
    export const idle = () => unused();`,
  'packages/goods/src/goods.test.ts': `
    import { price, round, exchange } from './price.js';
    import type { Unused } from './unused.js';
    import { createShopClient, forgotten } from './index.js';
    import { idle, openShop } from './testing/shop.js';
    let shop: number;
    beforeEach(() => { shop = openShop(); });
    const twice = (of: number) => exchange(of);
    test('names what runs [S-1-01]', () => { expect(price(1)).toBe(1); });
    test('what a running module uses itself runs [S-1-02]', () => { expect(round(1)).toBe(1); });
    test('an export that nothing takes [S-1-03]', () => { expect(exchange(1)).toBe(2); });
    test('runs in part [S-1-04]', () => { expect(price(forgotten())).toBe(1); });
    test('through a function of the file [S-1-05]', () => { expect(twice(1)).toBe(2); });
    test('through a hook and a helper [S-1-06]', () => { expect(shop).toBe(2); });
    test('a helper alone [S-1-07]', () => { expect(idle()).toBe(1); });
    test('nothing of the product [S-1-08]', () => { expect({ price: 1 }.price).toBe(1); });
    test('a method that an app calls [S-1-09]', () => { createShopClient().buy(); });
    test('a method that none calls [S-1-10]', () => { createShopClient().rent(); });
    describe.each([exchange])('a table around', (convert) => {
      test.each([1])('tests [S-1-12]', (of) => { expect(convert(of)).toBe(2); });
      test('one of its own [S-1-13]', async () => { await import('./price.js'); });
    });`,
  'packages/goods/src/Price.stories.tsx': `
    import { forgotten } from './index.js';
    import { price } from './price.js';
    export default { component: forgotten };
    export const One = { name: 'One [S-1-14]', args: { price: price(1) } };`,
};

const root = mkdtempSync(join(tmpdir(), 'reach-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const entries = sourceEntries(root);
const runs = await bundled([join(root, 'apps/shop/main.ts')], entries);
const reach = createReach({ root, runs, entries });
const evidence: Evidence = { root, reach, recorded: () => undefined, browser: () => 'structure' };

const judged = (path: string) =>
  Object.fromEntries(
    mentionsIn(path, files[path] ?? '').map((mention) => {
      const { runs: counts, unused } = judge(mention, evidence);
      return [mention.id.slice(-2), counts || unused.map((name) => name.split('/').at(-1))];
    }),
  );

test('a test counts for what it calls itself, whatever else its file calls', () => {
  expect(judged('packages/goods/src/goods.test.ts')).toEqual({
    '01': true,
    '02': true,
    '03': ['price.ts exchange'],
    '04': ['unused.ts unused'],
    '05': ['price.ts exchange'],
    '06': true,
    '07': [],
    '08': [],
    '09': true,
    '10': ['create-shop-client.ts createShopClient.rent'],
    '12': ['price.ts exchange'],
    '13': ['price.ts exchange'],
  });
});

test('a story is what its file shows', () => {
  expect(judged('packages/goods/src/Price.stories.tsx')).toEqual({ '14': ['unused.ts unused'] });
});

test('a journey in the browser runs the app', () => {
  const path = 'tooling/e2e/journeys/home.e2e.ts';
  const mention = { id: 'S-1-01', path, line: 1, start: 0, title: 'home [S-1-01]' };
  expect(judge(mention, evidence)).toMatchObject({ runs: true, unused: [] });
  for (const proof of ['failed', 'nothing'] as const) {
    expect(judge(mention, { ...evidence, browser: () => proof }).runs).toBe(false);
  }
});

test('a test that failed when it was recorded does not count, one that ran nothing declares', () => {
  const path = 'packages/goods/src/goods.test.ts';
  const [mention] = mentionsIn(path, files[path] ?? '');
  if (!mention) throw new Error('The file has no mention.');
  const recordedAs = (changes: Partial<RecordedTest>) => {
    const test = {
      title: `x [${mention.id}]`,
      passed: true,
      milliseconds: 1,
      own: true,
      files: {},
    };
    const { proof, runs: counts } = judge(mention, {
      ...evidence,
      recorded: () => [{ ...test, ...changes }],
    });
    return [proof, counts];
  };
  expect(recordedAs({ files: { 'a.ts': [1] } })).toEqual(['recorded', true]);
  expect(recordedAs({})).toEqual(['declarations', true]);
  expect(recordedAs({ passed: false })).toEqual(['failed', false]);
  expect(recordedAs({ title: 'another' })).toEqual(['unrecorded', true]);
});
