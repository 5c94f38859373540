import { describe, expect, test } from 'vitest';
import { type Check, selectChecks } from './checks.ts';
import { runChecks } from './run-checks.ts';

const check = (name: string, ok: boolean, after?: string): Check => ({
  name,
  after,
  run: async () => ({ ok, output: name }),
});

test('every check runs, whatever becomes of the others', async () => {
  const reported: string[] = [];
  const results = await runChecks([check('a', false), check('b', true)], 1, ({ name }) =>
    reported.push(name),
  );
  expect(results.map(({ ok }) => ok)).toEqual([false, true]);
  expect(reported).toEqual(['a', 'b']);
});

test('a check with a failed predecessor is skipped and counts as failed', async () => {
  const results = await runChecks(
    [check('build', false), check('pack', true, 'build')],
    2,
    () => undefined,
  );
  expect(results[1]).toMatchObject({ ok: false, skipped: true, output: 'not run: build failed' });
});

test('no more than the width run at once', async () => {
  let running = 0;
  let max = 0;
  const slow: Check[] = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    name,
    run: async () => {
      max = Math.max(max, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return { ok: true, output: '' };
    },
  }));
  await runChecks(slow, 2, () => undefined);
  expect(max).toBe(2);
});

describe('selection', () => {
  const all: Check[] = [
    check('types', true),
    check('build', true, 'types'),
    { ...check('pack core', true, 'build'), full: true },
  ].map((each) => (each.name === 'build' ? { ...each, full: true } : each));
  const names = (requested: string[], isFull = false) =>
    selectChecks(all, requested, isFull).map(({ name }) => name);

  test('a run leaves what is only in a full one', () => {
    expect(names([])).toEqual(['types']);
    expect(names([], true)).toEqual(['types', 'build', 'pack core']);
  });

  test('a check by name brings all that it needs', () => {
    expect(names(['pack'])).toEqual(['types', 'build', 'pack core']);
  });
});
