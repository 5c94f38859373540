import createCache from '@emotion/cache';
import { expect, it } from 'vitest';
import { compileSheet } from './compile-sheet.js';
import { sheet } from './sheet.js';

it('compiles rules of the same content under their own names, in one sheet and across sheets', () => {
  const cache = createCache({ key: 'mk-test', stylisPlugins: [] });
  const quiet = { color: 'grey' };
  const first = compileSheet(sheet('first', { state: quiet, note: quiet }), cache);
  const second = compileSheet(sheet('second', { state: quiet }), cache);
  expect(first).toContain('.mk-first-state{color:grey;}');
  expect(first).toContain('.mk-first-note{color:grey;}');
  expect(second).toContain('.mk-second-state{color:grey;}');
});
