import { expect, test } from 'vitest';
import { applyMutants } from './apply-mutants.ts';
import { findMutants } from './find-mutants.ts';
import { seededRandom } from './seeded-random.ts';

const path = 'a.ts';

/** The exports of JavaScript with mutants in it, by the number of the active one. */
function run(text: string) {
  const mutants = findMutants(path, text).map((mutant, number) => ({ ...mutant, number }));
  const { code } = applyMutants(text, mutants);
  const create = new Function(`${code.replaceAll('export ', '')}\nreturn price;`);
  const price = create() as (...args: unknown[]) => unknown;
  const withMutant = (active: number | undefined, ...args: unknown[]) => {
    Object.assign(globalThis, { __mutant: (number: number) => number === active });
    return price(...args);
  };
  return { mutants, withMutant };
}

const source = `export function price(amount, count) {
  let sum = amount * count;
  if (count > 3 && amount > 10) sum -= 5;
  return sum;
}`;

test('code with all mutants in it does what it did while none is active', () => {
  const { mutants, withMutant } = run(source);
  expect(mutants.length).toBeGreaterThan(9);
  expect([withMutant(undefined, 20, 4), withMutant(undefined, 2, 2)]).toEqual([75, 4]);
});

test('each mutant changes what it names, and only while it is active', () => {
  const { mutants, withMutant } = run(source);
  const result = (kind: string, text: string, ...args: unknown[]) =>
    withMutant(mutants.find((one) => one.kind === kind && one.text === text)?.number, ...args);
  expect(result('condition', 'true', 2, 2)).toBe(-1);
  expect(result('condition', 'false', 20, 4)).toBe(80);
  expect(result('operator', '(amount) / (count)', 20, 2)).toBe(10);
  expect(result('operator', '(count > 3) || (amount > 10)', 20, 2)).toBe(35);
  expect(result('literal', '4', 20, 4)).toBe(80);
  expect(result('statement', '', 20, 4)).toBe(80);
  expect(result('value', 'undefined', 20, 4)).toBeUndefined();
  expect(result('return', '', 20, 4)).toBeUndefined();
});

test('what a module declares, types, imports and errors are left alone', () => {
  expect(findMutants(path, "import a from 'a';\nconst limit = 5;\ntype T = 'x' | 3;")).toEqual([]);
  const own = findMutants(path, "const f = () => { throw new Error('no ' + 1); };");
  expect(own.map(({ kind }) => kind)).toEqual(['return']);
  expect(findMutants('a.tsx', 'const f = () => <p lang="ar" />;').map(({ kind }) => kind)).toEqual([
    'value',
  ]);
  expect(findMutants(path, "const f = () => t('retry');").map(({ kind }) => kind)).toEqual([
    'value',
  ]);
});

test('the same seed chooses the same rows', () => {
  const first = (seed: string) => Array.from({ length: 3 }, seededRandom(seed));
  expect(first('2026-11-28')).toEqual(first('2026-11-28'));
  expect(first('2026-11-28')).not.toEqual(first('2026-11-29'));
});
