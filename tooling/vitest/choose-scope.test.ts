import { expect, test } from 'vitest';
import { chooseScope } from '#choose-scope';
import { cases, parts } from '#scope';

test('a quick machine runs everything', () => {
  expect(chooseScope({ factor: 2, turn: 7 })).toEqual(['full']);
});

test('three runs of a slow one cover all parts between them', () => {
  const covered = [7, 8, 9].flatMap((turn) => chooseScope({ factor: 6, turn }));
  expect(covered.toSorted()).toEqual([...parts].toSorted());
});

test('some cases are spread over all of them', () => {
  expect(cases([1, 2, 3, 4, 5, 6, 7, 8, 9], 3, false)).toEqual([1, 5, 9]);
  expect(cases(['a', 'b'], 1, false)).toEqual(['a']);
  expect(cases(['a', 'b'], 5, false)).toEqual(['a', 'b']);
  expect(cases(['a', 'b'], 1, true)).toEqual(['a', 'b']);
});
