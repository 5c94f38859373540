import { expect, test } from 'vitest';
import { calmTests } from './calm-tests.ts';
import { probe } from './probe.ts';

const path = 'packages/core/src/a.test.ts';
const at = (text: string, where = path) => probe(calmTests, { [where]: text });
/** Written in pieces, so that this file has none of them. */
const ms = (digits: string) => digits;

test.each([
  `await new Promise((resolve) => setTimeout(resolve, ${ms('150')}));`,
  `await act(() => new Promise((done) => setTimeout(done, ${ms('1_200')})));`,
  `await page.waitForTimeout(${ms('300')});`,
  `import { setTimeout as rest } from 'node:timers/promises';\nawait rest(${ms('500')});`,
  `const later = (ms: number) => new Promise((done) => setTimeout(done, ms));\nawait later(${ms('2000')});`,
])('a fixed wait is rejected: %s', (text) => {
  expect(at(text)).toEqual([expect.stringContaining('waits for a fixed time')]);
});

test('a short wait passes, so does one on a fake clock', () => {
  expect(at(`await new Promise((done) => setTimeout(done, ${ms('100')}));`)).toEqual([]);
  expect(at(`vi.useFakeTimers();\nsetTimeout(done, ${ms('9_000')});\nDate.now() - begun;`)).toEqual(
    [],
  );
});

test.each(['performance.now()', `process.${'hrtime'}.bigint()`, 'Date.now() - begun'])(
  'a reading of the clock is rejected: %s',
  (reading) => {
    expect(at(`expect(${reading}).toBeLessThan(4);`)).toEqual([
      expect.stringContaining('reads the clock'),
    ]);
  },
);

test('a time that is given to the product passes', () => {
  expect(at('const day = new Date(Date.now() - 3 * hour);\nDate.now() - 86_400_000;')).toEqual([]);
});

test.each([
  [path, `await waitFor(isThere, { timeout: ${ms('5000')} });`],
  [path, `await vi.waitFor(() => isThere(), ${ms('5000')});`],
  [path, `it('a', async () => {\n}, ${ms('20_000')});`],
  [
    path,
    `it(
  'a',
  async () => {},
  rounds * ${ms('60_000')},
);`,
  ],
  [path, `vi.setConfig({ testTimeout: ${ms('60_000')} });`],
  [path, `fc.assert(a, { interruptAfterTimeLimit: ${ms('900')} });`],
  [
    'packages/ui/src/a.stories.tsx',
    `await canvas.findByRole('a', {}, { timeout: ${ms('3000')} });`,
  ],
  ['tooling/e2e/journeys/a.e2e.ts', `test.setTimeout(${ms('90_000')});`],
  ['tooling/e2e/playwright.config.ts', `export default {\n  timeout: ${ms('60_000')},\n};`],
  ['packages/services/vitest.config.ts', `unit({ testTimeout: ${ms('20_000')} });`],
])('in %s a literal limit is rejected: %s', (where, text) => {
  expect(at(text, where)).toEqual([expect.stringContaining('the same on every machine')]);
});

test('a limit of the measured factor passes', () => {
  expect(at('await waitFor(isThere, { timeout: limit(5000) });')).toEqual([]);
  expect(at("expect(error).toEqual({ kind: 'timeout' });")).toEqual([]);
});

test('benchmarks and the product are not looked at', () => {
  for (const where of [
    'tooling/bench/a.ts',
    'packages/core/src/a.ts',
    'packages/core/src/a.bench.ts',
  ])
    expect(at('performance.now();', where)).toEqual([]);
});
