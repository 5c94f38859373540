import { expect, it } from 'vitest';
import { asCalm } from './calm-motion.ts';

it('answers both ways of asking and leaves the rest of a query', () => {
  expect(asCalm('(prefers-reduced-motion: reduce)')).toBe('(min-width: 0px)');
  expect(asCalm('(min-width: 741px) and (prefers-reduced-motion: no-preference)')).toBe(
    '(min-width: 741px) and (max-width: 0px)',
  );
  expect(asCalm('(min-width: 741px)')).toBe('(min-width: 741px)');
});
