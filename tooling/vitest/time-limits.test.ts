import { expect, test } from 'vitest';
import { defaults, factorOf, limit } from '#time-limits';

const reference = { cpuMs: 100, wallMs: 100, cores: 4, load: 0 };

test.each([
  ['the reference machine, or a faster one', { cpuMs: 40, wallMs: 40, cores: 16 }, 1],
  ['cores half as fast', { cpuMs: 200, wallMs: 200 }, 2],
  ['two cores', { cores: 2 }, 2],
  ['others at work since a moment ago', { wallMs: 300 }, 3],
  ['others at work for a while', { load: 12 }, 3],
  ['all of it', { cpuMs: 300, wallMs: 900, cores: 1, load: 4 }, 8],
])('limits grow with %s', (_, machine, factor) => {
  expect(factorOf({ ...reference, ...machine })).toBe(factor);
});

test('every process of a run has the factor of its environment', () => {
  const factor = Number(process.env.MAWKIB_TIME_FACTOR);
  expect(factor).toBeGreaterThanOrEqual(1);
  expect([limit(1000), defaults.wait]).toEqual([
    Math.ceil(1000 * factor),
    Math.ceil(15_000 * factor),
  ]);
});
