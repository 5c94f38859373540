import { expect, test } from 'vitest';
import { announcement } from './announcement.js';

test.each([
  [900, null],
  [600, 600],
  [450, 600],
  [120, 120],
  [59, 60],
  [1, 30],
  [0, 0],
])('at %d seconds the last moment announced is %s', (seconds, moment) => {
  expect(announcement(seconds)).toBe(moment);
});
