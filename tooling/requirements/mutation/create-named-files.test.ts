import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createReach } from '../create-reach.ts';
import { mentionsIn } from '../read-titles.ts';
import { createNamedFiles } from './create-named-files.ts';

const services = 'packages/services/src';
const testFile = `${services}/shop.test.ts`;
const files: Record<string, string> = {
  'packages/api-clients/src/contracts/shop.ts': `
    export const getCar = operation({ id: 'getCar', path: '/cars/:id' });
    export const buyCar = operation({ id: 'buyCar', path: '/cars/:id/buy' });
    export const sellCar = operation({ id: 'sellCar', path: '/cars/:id/sell' });`,
  [`${services}/cars.ts`]: 'export const cars = [implement(getCar, () => 1)];',
  [`${services}/buy.ts`]: `
    import { sell } from './sell.js';
    export const buying = implement(
      buyCar, () => sell());`,
  [`${services}/sell.ts`]: 'export const selling = implement(sellCar, () => 1);',
  [`${services}/start.ts`]: 'export const start = () => 1;',
  [`${services}/testing/open.ts`]: `
    import { start } from '../start.js';
    export const open = () => start();`,
  [testFile]: `
    import { open } from './testing/open.js';
    import { getCar } from '../../api-clients/src/contracts/shop.js';
    const base = '/services/shop';
    const buy = (id: string) => post(\`\${base}/cars/\${id}/buy?x=1\`);
    let shop = null;
    beforeAll(() => { shop = open(); });
    test('by its name [S-1-01]', () => open().call(getCar));
    test('by its address [S-1-02]', () => open().inject(buy(car.id)));
    test('in a hook alone [S-1-03]', () => shop.close());`,
};

const root = mkdtempSync(join(tmpdir(), 'named-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const runs = { export: () => true, method: () => true };
const named = createNamedFiles(root, createReach({ root, runs, entries: new Map() }));

test('a test names the handler of a call, by its name or its address; then what it imports, then what helpers name', () => {
  const near = mentionsIn(testFile, files[testFile] ?? '').map((mention) =>
    ['cars', 'buy', 'sell', 'start'].map((name) => named(mention)(`${services}/${name}.ts`)),
  );
  expect(near).toEqual([
    [0, 3, 3, 2],
    [3, 0, 1, 2],
    [3, 3, 3, 2],
  ]);
});
