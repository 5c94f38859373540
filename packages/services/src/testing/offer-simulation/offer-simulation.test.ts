import { limit } from '@mawkib/tooling-vitest/time-limits';
import { describe, expect, test } from 'vitest';
import { falseClaims, momentOf } from './false-claims.js';
import { plantedBugs } from './planted-bugs.js';
import { runHistory } from './run-history.js';
import { type Rules, rules, SimulatedOffers } from './simulated-offers.js';

describe('random histories of prices, offers and pages', () => {
  test('show no figure that differs from its source for longer than a minute', () => {
    const failures = Array.from({ length: 100 }, (_, seed) => ({ seed, ...runHistory(seed) }))
      .filter(({ broken }) => broken.length > 0)
      .map(({ seed, broken }) => `${seed}: ${broken.join('; ')}`);
    expect(failures).toEqual([]);
  });

  test.each(Object.entries(plantedBugs))(
    'notice that %s',
    (_name, bug) => {
      const found = Array.from({ length: 150 }, (_, seed) => seed).find(
        (seed) => runHistory(seed, { bug }).broken.length > 0,
      );
      expect(found).toBeDefined();
    },
    limit(60_000),
  );

  test('need the check of the offers: without it the caches lag for more than a minute', () => {
    const shown = (changes: Partial<Rules>) => {
      const market = new SimulatedOffers({ ...rules, ...changes });
      const over = { at: null };
      const car = { car_key: 'xe', price: 1000, isSold: false };
      market.cars.push(car);
      market.offers.push({
        ...{ id: 'offer', car_model_key: 'xe', position: 1, properties: {}, shown: null },
        ...{ starts_on: '2026-11-01', ends_on: '2026-12-31' },
        ...{ version: 1, updated_at: new Date(0), updated_by: null },
        figures: { price: { source: { kind: 'cheapest_in_stock', car_key: 'xe' } } },
      });
      const fields = { text: { en: 'AED 1000' }, offer_key: 'xe' };
      const block = { id: 'a', template: 'said', version: 1, fields, groups: [] };
      expect(market.publish('page', { blocks: [block], declared: [] })).toBe(true);
      const moments = [momentOf(market)];
      for (let second = 1; second <= 73; second += 1) {
        market.now = second;
        // The event of this change is lost.
        if (second === 2) car.price = 2000;
        if (changes.checkEvery === undefined) market.check(over);
        moments.push(momentOf(market));
        if (second === 1) market.read('page', 'ar');
        if (second === 14) market.read('page', 'en');
      }
      return falseClaims('page', market.read('page', 'en'), moments);
    };
    expect(shown({})).toEqual([]);
    expect(shown({ checkEvery: Number.POSITIVE_INFINITY })).not.toEqual([]);
  });
});
