import { expect, test } from 'vitest';
import { linesRun } from './covered-lines.ts';

const range = (startOffset: number, endOffset: number, count: number) => ({
  startOffset,
  endOffset,
  count,
});
/** One part in each ten characters, of the line of the same number. */
const parts = Array.from({ length: 10 }, (_, line) => [line * 10 + 5, line] as const);

test('a line counts if the innermost range of it has run', () => {
  const functions = [
    { functionName: '', ranges: [range(0, 100, 1)] },
    { functionName: 'ran', ranges: [range(10, 60, 1), range(20, 30, 0)] },
    { functionName: 'inner', ranges: [range(40, 50, 0)] },
    { functionName: 'never', ranges: [range(70, 90, 0)] },
  ];
  expect(linesRun(parts, functions)).toEqual([1, 3, 5]);
});

test('a line of a function that was not called is not one of the outer function', () => {
  const outer = { functionName: 'outer', ranges: [range(1, 100, 1)] };
  const called = (count: number) => [outer, { functionName: 'of', ranges: [range(14, 18, count)] }];
  const line = [
    [11, 7],
    [15, 7],
  ] as const;
  expect(linesRun(line, called(1))).toEqual([7]);
  expect(linesRun(line, called(0))).toEqual([]);
});
