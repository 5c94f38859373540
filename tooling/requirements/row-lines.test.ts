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

test('mutants are chosen in lines that the row’s tests ran, none for a row without a record', () => {
  const options = { count: 3, random: () => 0, named: () => new Set<string>() };
  const root = new URL('../..', import.meta.url).pathname;
  const lines = Array.from({ length: 200 }, (_, at) => at + 1);
  const own = new Map([['a.test.ts', [testOf('a [S-1-01]', { [shared]: lines })]]]);
  const chosen = chooseMutants(root, ['S-1-01', 'S-1-02'], [mention('S-1-01')], own, options);
  expect(chosen.rows).toMatchObject([{ id: 'S-1-01', path: 'a.test.ts' }]);
  expect(chosen.rows[0]?.mutants).toHaveLength(3);
  expect(chosen.mutants.map((mutant) => mutant.path)).toEqual([shared, shared, shared]);
});
