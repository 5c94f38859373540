import type { OfferFigure } from '@mawkib/api-clients/contracts/content';
import type { Reading, SimulatedOffers } from './simulated-offers.js';

/** The truth at a second, computed without the code under test. */
export interface Moment {
  second: number;
  day: string;
  offers: ReadonlyMap<
    string,
    { key: string; ends_on: string; values: ReadonlyMap<string, number> | null }
  >;
  /** Amounts declared on each page on that day. */
  declared: ReadonlyMap<string, readonly number[]>;
}

/** Seconds that a page may lag behind. */
const lag = 60;

export function momentOf(market: SimulatedOffers): Moment {
  const { day, now } = market;
  const offers = market.offers.map(({ id, car_model_key, ends_on, figures }) => {
    const values = new Map<string, number>();
    let isWhole = true;
    for (const [name, { source, stated }] of Object.entries(figures)) {
      const value = truthOf(source, market);
      if (value === undefined || (stated !== undefined && stated !== value)) isWhole = false;
      else values.set(name, value);
    }
    return [id, { key: car_model_key, ends_on, values: isWhole ? values : null }] as const;
  });
  const declared = [...market.pages].map(([id, page]) => {
    const valid = page.declared.filter(({ ends_on }) => ends_on >= day);
    return [id, valid.map(({ amount }) => amount)] as const;
  });
  return { second: now, day, offers: new Map(offers), declared: new Map(declared) };
}

function truthOf(source: OfferFigure['source'], market: SimulatedOffers): number | undefined {
  switch (source.kind) {
    case 'cheapest_in_stock': {
      const prices = market.cars
        .filter(({ car_key, isSold }) => car_key === source.car_key && !isSold)
        .map(({ price }) => price)
        .sort((a, b) => a - b);
      return prices[0];
    }
    case 'spec':
      return market.specs.get(source.car_key);
    case 'declared':
      return source.until >= market.day ? source.value : undefined;
    case 'finance_plan': {
      const offer = market.offers.find(({ figures }) =>
        Object.values(figures).some((figure) => figure.source === source),
      );
      const of = offer?.figures[source.of]?.source;
      const price = of && truthOf(of, market);
      if (price === undefined) return undefined;
      const credit = price * (1 - source.down_payment_percent / 100);
      const interest = (credit * source.annual_rate * source.months) / 1200;
      return Math.round((credit + interest) / source.months);
    }
  }
}

/** Values of a reading that were not correct at any time in the last minute. `moments`: newest last. */
export function falseClaims(page: string, reading: Reading, moments: readonly Moment[]): string[] {
  const now = moments.at(-1)?.second ?? 0;
  const from = moments.findLastIndex(({ second }) => second <= now - lag);
  const recent = moments.slice(Math.max(from, 0));
  const figures = reading.figures.flatMap(({ offer, name, value }) => {
    const isTrue = recent.some(({ offers, day }) => {
      const known = offers.get(offer);
      const actual = known && known.ends_on >= day ? known.values?.get(name) : undefined;
      // A payment may be rounded the other way.
      return actual !== undefined && Math.abs(actual - value) <= (name === 'price' ? 0 : 1);
    });
    return isTrue ? [] : [`${page} shows ${name} ${value} of ${offer}`];
  });
  const typed = reading.typed.flatMap(({ amount, offer }) => {
    const isTrue = recent.some(
      ({ offers, declared, day }) =>
        declared.get(page)?.includes(amount) ||
        [...offers.values()].some(
          ({ key, ends_on, values }) =>
            key === offer &&
            ends_on >= day &&
            [...(values?.values() ?? [])].some((value) => Math.abs(value - amount) <= 1),
        ),
    );
    return isTrue ? [] : [`${page} shows the typed price ${amount}`];
  });
  return [...figures, ...typed];
}
