import { expect, test } from 'vitest';
import * as entry from './index.js';

test('the entry point exports what it promises', () => {
  expect(Object.keys(entry)).toEqual(['name']);
});
