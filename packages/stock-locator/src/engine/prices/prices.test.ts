import { describe, expect, it } from 'vitest';
import { rawVehicle } from '../../fixtures/raw-vehicles.js';
import { displayPrice, normalisePrices, priceDisplay, reduction } from './prices.js';

const shown = (amount: number, hiddenFromVisitors: boolean) =>
  priceDisplay({ type: 'purchase', option: 'cash', amount, old: null, hiddenFromVisitors });

describe('prices', () => {
  it('has an entry per way of paying, hidden ones marked [S-3-26] [S-4-06]', () => {
    const prices = normalisePrices(
      rawVehicle({
        financing_options: ['rent', 'lease', 'cash'],
        price_hidden: ['lease'],
        subscribe_price: 9_000,
      }),
    );
    expect(prices.map(({ type, hiddenFromVisitors }) => [type, hiddenFromVisitors])).toEqual([
      ['purchase', false],
      ['lease', true],
      ['subscribe', false],
    ]);
    expect(prices.map((price) => priceDisplay(price).kind)).toEqual([
      'amount',
      'on_request',
      'amount',
    ]);
  });

  it('takes each amount from its own field [B-4-25]', () => {
    const prices = normalisePrices(
      rawVehicle({ financing_options: ['cash', 'lease', 'rent'], subscribe_price: 9_000 }),
    );
    expect(prices.map(({ amount }) => amount)).toEqual([412_000, 6_450, 9_000]);
  });

  it('offers only what the vehicle offers [B-3-369]', () => {
    expect(
      normalisePrices(rawVehicle({ financing_options: ['lease'] })).map((p) => p.type),
    ).toEqual(['lease']);
  });

  it('lets hiding win over any amount and shows nothing from zero down [B-4-27]', () => {
    expect(shown(0, true)).toEqual({ kind: 'on_request' });
    expect(shown(1000, true)).toEqual({ kind: 'on_request' });
    expect(shown(0, false)).toEqual({ kind: 'none' });
    expect(shown(1000, false)).toEqual({ kind: 'amount', amount: 1000, old: null });
  });

  it('shows nothing for 0 and -1 [S-4-08]', () => {
    for (const price of [0, -1]) {
      const [purchase] = normalisePrices(rawVehicle({ sale_price: price, msrp_price: price }));
      expect(priceDisplay(purchase)).toEqual({ kind: 'none' });
    }
  });

  it('shows the old price only above a positive sale price [B-4-26]', () => {
    expect(reduction(100, 80)).toEqual({ amount: 80, old: 100 });
    expect(reduction(80, 100)).toEqual({ amount: 100, old: null });
    expect(reduction(0, 80)).toEqual({ amount: 80, old: null });
    expect(reduction(100, 0)).toEqual({ amount: 100, old: null });
  });

  it('compares the price that visitors see', () => {
    expect(displayPrice(rawVehicle())).toBe(412_000);
    expect(displayPrice(rawVehicle({ price_hidden: ['cash'] }))).toBeNull();
  });
});
