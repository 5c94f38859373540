import { expect, it } from 'vitest';
import { breakpoints } from './breakpoints.js';

it('has exactly these nine breakpoints [S-9-07]', () => {
  expect(breakpoints).toEqual([0, 741, 768, 901, 1024, 1280, 1461, 1480, 1920]);
});
