import type { OfferFigure, OfferFigures } from '@mawkib/api-clients/contracts/content';
import { defaultMarket } from '@mawkib/core/locale';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Offer } from '../../../db/schema/offers.js';
import { figureSources } from './figure-sources.js';
import { publicOffer } from './public-offer.js';
import { resolveFigures } from './resolve-figures.js';

const about = { currency: 'AED', today: '2026-11-20' };
const car = (nameplate: string, model: string, state: string, cheapest: number) => ({
  nameplate,
  model,
  state,
  cheapest: String(cheapest * 100),
});
const spec = (key: string, value: unknown, car_key = 'defender_110') => ({
  car_key,
  nameplate: 'defender',
  key,
  value,
});
const sourcesOf = (prices = [315_700, 330_000], today = about.today) =>
  figureSources(
    [
      ...prices.map((price) => car('Defender', 'Defender 110', 'new', price)),
      car('Defender', 'Defender 90', 'new', 250_000),
      car('Defender', 'Defender 110', 'approved', 190_000),
    ],
    [spec('price', 310_000), spec('power', { en: '300' })],
    { ...about, today },
  );

const price = (stated?: number): OfferFigure => ({
  source: { kind: 'cheapest_in_stock', car_key: 'defender_110', state: 'new' },
  ...(stated !== undefined && { stated }),
});
const monthly: OfferFigure = {
  source: {
    kind: 'finance_plan',
    of: 'price',
    down_payment_percent: 20,
    months: 60,
    annual_rate: 2.49,
    rate_kind: 'flat',
    output: 'monthly_price',
  },
};
const declared = (until: string): OfferFigure => ({
  source: {
    kind: 'declared',
    value: 490,
    reason: 'Price list of the service centre',
    declared_by: 'Salma',
    declared_at: '2026-11-01T08:00:00.000Z',
    until,
  },
});

describe('figures of an offer', () => {
  test('follow from the stock, the catalogue, a plan, or a declaration', () => {
    const figures: OfferFigures = {
      price: price(),
      monthly_price: monthly,
      list_price: { source: { kind: 'spec', car_key: 'Defender 110', spec: 'Price' } },
      service: declared('2026-11-20'),
    };
    const { values, isUnderReview, figures: resolved } = resolveFigures(figures, sourcesOf());
    expect(isUnderReview).toBe(false);
    expect(values).toEqual({
      price: 315_700,
      monthly_price: 4733,
      list_price: 310_000,
      service: 490,
    });
    expect(resolved.monthly_price?.terms).toEqual({
      price: 315_700,
      down_payment: 63_140,
      down_payment_percent: 20,
      months: 60,
      annual_rate: 2.49,
      rate_kind: 'flat',
    });
  });

  test.each([
    ['the approved value is another one', { price: price(304_000) }, 'differs'],
    ['no car is in stock', { price: price() }, 'no_source', sourcesOf([])],
    [
      'the catalogue has no such number',
      { price: { source: { kind: 'spec', car_key: 'defender_110', spec: 'power' } } },
      'no_source',
    ],
    ['the declaration is over', { price: declared('2026-11-19') }, 'declaration_over'],
    ['its plan is of a figure that is none', { price: monthly }, 'no_source'],
    [
      'it follows from a figure that has no value',
      { price: price(), monthly_price: monthly },
      'no_source',
      sourcesOf([]),
    ],
  ] as const)('are all hidden when %s', (_title, figures, problem, sources = sourcesOf()) => {
    const all = { other: declared('2027-01-01'), ...figures } as OfferFigures;
    const resolved = resolveFigures(all, sources);
    expect(resolved).toMatchObject({ isUnderReview: true, values: {} });
    expect(resolved.figures.price?.problem).toBe(problem);
  });

  test('are in the market’s currency, whatever the offer says', () => {
    const figures = { price: price() };
    const properties = { title: 'Week', currency: 'USD' };
    const offer = { id: 'a', car_model_key: 'defender', figures, properties } as unknown as Offer;
    expect(publicOffer(offer, resolveFigures(figures, sourcesOf()), 'en')).toMatchObject({
      price: 315_700,
      currency: defaultMarket.currency,
    });
  });

  test('end, for any figures that refer to each other', () => {
    const names = ['price', 'a', 'b'] as const;
    const source = fc.oneof(
      fc.constant(price().source),
      fc.constantFrom('2026-11-19', '2026-11-20').map((until) => declared(until).source),
      fc.constantFrom(...names, 'toString').map((of) => ({ ...monthly.source, of })),
    );
    const figure = fc.record({
      source,
      stated: fc.option(fc.constant(315_700), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), figure), (figures) => {
        const resolved = resolveFigures(figures as OfferFigures, sourcesOf());
        const wrong = Object.values(resolved.figures).filter(({ problem }) => problem !== null);
        expect(resolved.isUnderReview).toBe(wrong.length > 0);
        for (const [name, value] of Object.entries(resolved.values)) {
          expect(resolved.figures[name]).toMatchObject({ value, problem: null });
        }
      }),
    );
  });
});
