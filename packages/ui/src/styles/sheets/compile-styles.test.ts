import createCache from '@emotion/cache';
import { expect, it } from 'vitest';
import { compileStyles } from './compile-styles.js';
import { defineStyles } from './sheet.js';

it('compiles rules of the same content under their own names, in one sheet and across sheets', () => {
  const cache = createCache({ key: 'mk-test', stylisPlugins: [] });
  const quiet = { color: 'grey' };
  const first = compileStyles(defineStyles('first', { state: quiet, note: quiet }), cache);
  const second = compileStyles(defineStyles('second', { state: quiet }), cache);
  expect(first).toContain('.mk-first-state{color:grey;}');
  expect(first).toContain('.mk-first-note{color:grey;}');
  expect(second).toContain('.mk-second-state{color:grey;}');
});
