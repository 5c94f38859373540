import { expect, test } from 'vitest';
import { chooseMutants } from './mutation/choose-mutants.ts';
import { countTests, rowLines } from './row-lines.ts';

const testOf = (title: string, files: Record<string, number[]>) => ({
  title,
  files,
  passed: true,
  milliseconds: 1,
  own: true,
});
const shared = 'packages/core/src/money/money.ts';
const records = new Map([
  [
    'a.test.ts',
    [
      testOf('a [S-1-01]', { [shared]: [1, 2, 3, 7], 'own.ts': [4, 5, 6, 9] }),
      ...Array.from({ length: 8 }, () => testOf('other [S-1-02]', { [shared]: [1, 2, 3, 7] })),
    ],
  ],
]);
const mention = (id: string) => ({ id, path: 'a.test.ts', line: 1, start: 0, title: '' });

test('the lines of a row are those that few other tests run, as ranges', () => {
  const counts = countTests(records.values());
  const of = (path: string) => records.get(path);
  expect(rowLines('S-1-01', [mention('S-1-01')], of, counts)).toEqual(['own.ts:4-6,9']);
  expect(rowLines('S-1-01', [mention('S-1-02')], of, counts)).toEqual([]);
});

const repository = new URL('../..', import.meta.url).pathname;
const choose = (files: Record<string, number[]>, named: (file: string) => 0 | 1 | 2 | 3) => {
  const options = { count: 3, random: () => 0, named: () => named };
  const own = new Map([['a.test.ts', [testOf('a [S-1-01]', files)]]]);
  const ids = ['S-1-01', 'S-1-02'];
  return chooseMutants(repository, ids, [mention('S-1-01')], own, options);
};
const lines = Array.from({ length: 200 }, (_, at) => at + 1);

test('mutants are listed in lines that the row’s tests ran, none for a row without a record', () => {
  const { rows, mutants } = choose({ [shared]: lines }, () => 3);
  expect(rows).toMatchObject([{ id: 'S-1-01', path: 'a.test.ts', wanted: 3 }]);
  expect(rows[0]?.mutants.length).toBeGreaterThan(3);
  expect(new Set(mutants.map(({ path }) => path))).toEqual(new Set([shared]));
});

test('mutants of a file that the test names come before those of one that its helpers name', () => {
  const [own, helped] = [shared, 'packages/core/src/money/price-texts.ts'];
  const { mutants } = choose({ [helped]: lines, [own]: lines }, (file) => (file === own ? 0 : 1));
  expect(mutants[0]?.path).toBe(own);
  expect(mutants.at(-1)?.path).toBe(helped);
});

test('each line is tried once before a second mutant of one', () => {
  const { mutants } = choose({ [shared]: lines }, () => 0);
  const order = mutants.map(({ line }) => line);
  const count = new Set(order).size;
  expect(new Set(order.slice(0, count)).size).toBe(count);
});
