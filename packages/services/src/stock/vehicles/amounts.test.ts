import { expect, test } from 'vitest';
import { shownPrice } from '../replica/stock-entry.js';

test.each([
  ['AED', 20_000_00, 20_000],
  ['KWD', 20_000_000, 20_000],
  ['JPY', 20_000, 20_000],
])(
  'a price in %s is shown in its major unit, with as many decimals as it has',
  (currency, minor, shown) => {
    expect(shownPrice({ price_hidden: [], currency }, minor)).toBe(shown);
  },
);
