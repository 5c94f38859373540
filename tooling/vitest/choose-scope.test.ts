import { expect, test } from 'vitest';
import { chooseScope } from '#choose-scope';
import { parts } from '#scope';

test('a quick machine runs everything', () => {
  expect(chooseScope({ factor: 2, turn: 7 })).toEqual(['full']);
});

test('three runs of a slow one cover all parts between them', () => {
  const covered = [7, 8, 9].flatMap((turn) => chooseScope({ factor: 6, turn }));
  expect(covered.toSorted()).toEqual([...parts].toSorted());
});
