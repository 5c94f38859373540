import { describe, expect, it } from 'vitest';
import { scrollRule } from './scroll-rule.ts';

const from = { pathname: '/ar/vehicles' };
const push = { by: 'PUSH' as const, hash: '' };

describe('scrollRule', () => {
  it('takes another path to the top and leaves a change of the query where it is [S-2-25]', () => {
    expect(scrollRule(from, { ...push, pathname: '/ar/offers' })).toEqual({ to: 0 });
    expect(scrollRule(from, { ...push, pathname: '/ar/vehicles' })).toBeNull();
    expect(scrollRule(from, { ...push, by: 'REPLACE', pathname: '/ar/vehicles' })).toBeNull();
  });

  it('goes back to where the visitor was', () => {
    const back = { ...push, by: 'POP' as const, remembered: 640 };
    expect(scrollRule(from, { ...back, pathname: '/ar/' })).toEqual({ to: 640 });
    expect(scrollRule(from, { ...back, hash: '#x', pathname: '/ar/vehicles' })).toEqual({
      to: 640,
    });
    expect(scrollRule(from, { ...back, remembered: undefined, pathname: '/ar/' })).toEqual({
      to: 0,
    });
  });

  it('goes to a hash, on another page from the top', () => {
    expect(scrollRule(from, { ...push, hash: '#x', pathname: '/ar/vehicles' })).toEqual({
      to: 'hash',
    });
    expect(scrollRule(from, { ...push, hash: '#x', pathname: '/ar/' })).toEqual({
      to: 'top_then_hash',
    });
  });
});
