import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toQueryString } from './to-query-string.js';

describe('toQueryString', () => {
  it.each([
    [{ model: 'Range Rover' }, 'model=Range+Rover'],
    [{ a: ['x', 'y'] }, 'a=x&a=y'],
    [{ 'filter[state_in]': ['new', 'used'] }, 'filter[state_in]=new&filter[state_in]=used'],
    [{ filter: { mileage_gteq: 0, power_lteq: null } }, 'filter[mileage_gteq]=0'],
    [{ a: undefined, b: null, c: false, d: 0, e: '' }, 'c=false&d=0&e='],
    [{ from: new Date(0) }, 'from=1970-01-01T00%3A00%3A00.000Z'],
    [undefined, ''],
    [{ q: 'a&b=c#d+e' }, 'q=a%26b%3Dc%23d%2Be'],
  ])('%j is %s', (query, expected) => {
    expect(toQueryString(query)).toBe(expected);
  });

  it('encodes spaces as plus, and is read back as it was [S-2-22]', () => {
    expect(toQueryString({ models: 'Range Rover' })).toBe('models=Range+Rover');
    const query = fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(query, (values) => {
        const text = toQueryString(values);
        expect(text).not.toContain('%20');
        expect([...new URLSearchParams(text)]).toEqual(Object.entries(values));
      }),
    );
  });
});
