import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  futureValue,
  type PaymentsDue,
  payment,
  periods,
  presentValue,
  rate as solveRate,
} from './index.js';

const cents = (amount: number | null) => amount?.toFixed(2);

describe('payment', () => {
  it('gives a periodic payment for rate, periods, present and future value [S-9-41]', () => {
    const amount = payment({ rate: 0.01, periods: 12, presentValue: 1000, futureValue: -200 });
    expect(cents(amount)).toBe('-73.08');
  });

  it('is the annuity at period end, to the cent, and a plain share at rate 0 [S-9-42]', () => {
    const terms = { periods: 60, presentValue: -10_000, futureValue: 0 };
    expect(cents(payment({ ...terms, rate: 0.05 / 12 }))).toBe('188.71');
    expect(cents(payment({ ...terms, rate: 0 }))).toBe('166.67');
  });

  it.each([
    ['Excel PMT', { rate: 0.08 / 12, periods: 10, presentValue: 10_000 }, '-1037.03'],
    [
      'Excel PMT, payments at the beginning',
      { rate: 0.08 / 12, periods: 10, presentValue: 10_000, due: 'beginning' },
      '-1030.16',
    ],
    [
      'Excel PMT, savings',
      { rate: 0.06 / 12, periods: 18 * 12, presentValue: 0, futureValue: 50_000 },
      '-129.08',
    ],
    ['LibreOffice Basic Pmt', { rate: 0.1 / 12, periods: 72, presentValue: 100_000 }, '-1852.58'],
    [
      'Excel PV remarks, a car loan',
      { rate: 0.12 / 12, periods: 48, presentValue: 10_000 },
      '-263.34',
    ],
  ] as const)('agrees with the published result of %s', (_, terms, published) => {
    expect(cents(payment(terms))).toBe(published);
  });
});

describe('its inverses', () => {
  it('agrees with the published result of Excel PV', () => {
    const terms = { rate: 0.08 / 12, periods: 12 * 20, payment: 500 };
    expect(cents(presentValue(terms))).toBe('-59777.15');
  });

  it.each([
    [
      { rate: 0.06 / 12, periods: 10, payment: -200, presentValue: -500, due: 'beginning' },
      '2581.40',
    ],
    [{ rate: 0.12 / 12, periods: 12, payment: -1000 }, '12682.50'],
    [{ rate: 0.11 / 12, periods: 35, payment: -2000, due: 'beginning' }, '82846.25'],
    [
      { rate: 0.06 / 12, periods: 12, payment: -100, presentValue: -1000, due: 'beginning' },
      '2301.40',
    ],
  ] as const)('agrees with the published results of Excel FV: %o', (terms, published) => {
    expect(cents(futureValue(terms))).toBe(published);
  });

  it('agrees with the published results of Excel NPER', () => {
    const terms = { rate: 0.12 / 12, payment: -100, presentValue: -1000, futureValue: 10_000 };
    expect(periods({ ...terms, due: 'beginning' })?.toFixed(7)).toBe('59.6738657');
    expect(periods(terms)?.toFixed(7)).toBe('60.0821229');
  });

  it('has no number of periods where a spreadsheet goes back in time', () => {
    expect(periods({ rate: 0.12 / 12, payment: -100, presentValue: -1000 })).toBeNull();
    expect(periods({ rate: 0.01, payment: -5, presentValue: 1000 })).toBeNull();
    expect(periods({ rate: 0, payment: 0, presentValue: 1000 })).toBeNull();
    expect(periods({ rate: 0, payment: -250, presentValue: 1000 })).toBe(4);
  });

  it('agrees with the published results of Excel RATE and DAX RATE', () => {
    const monthly = solveRate({ periods: 4 * 12, payment: -200, presentValue: 8000 });
    expect(monthly?.toFixed(10)).toBe('0.0077014725');
    expect(((monthly ?? 0) * 1200).toFixed(2)).toBe('9.24');
  });
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  'answers null to %d in any place',
  (bad) => {
    const terms = { rate: 0.01, periods: 12, payment: -100, presentValue: 1000, futureValue: 0 };
    for (const name of ['rate', 'periods', 'payment', 'presentValue', 'futureValue'] as const) {
      const damaged = { ...terms, [name]: bad };
      if (name !== 'payment') expect(payment(damaged)).toBeNull();
      if (name !== 'presentValue') expect(presentValue(damaged)).toBeNull();
      if (name !== 'futureValue') expect(futureValue(damaged)).toBeNull();
      if (name !== 'periods') expect(periods(damaged)).toBeNull();
      if (name !== 'rate') expect(solveRate(damaged)).toBeNull();
    }
  },
);

it('answers null to periods that are not above zero, and to a rate of -1 or less', () => {
  const terms = { rate: 0.01, periods: 12, payment: -100, presentValue: 1000 };
  for (const count of [0, -1]) {
    const damaged = { ...terms, periods: count };
    expect([payment(damaged), presentValue(damaged), futureValue(damaged)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(solveRate(damaged)).toBeNull();
  }
  expect([payment({ ...terms, rate: -1 }), periods({ ...terms, rate: -2 })]).toEqual([null, null]);
});

it.each([
  ['nothing is paid', { payment: 0, presentValue: 1000 }],
  ['all flows go one way', { payment: 100, presentValue: 1000, futureValue: 5 }],
  ['nothing flows', { payment: 0, presentValue: 0 }],
  ['a future value alone', { payment: 0, presentValue: 0, futureValue: 100 }],
  ['a debt alone', { payment: 0, presentValue: 0, futureValue: -100 }],
])('has no rate when %s', (_, terms) => {
  expect(solveRate({ periods: 48, ...terms })).toBeNull();
});

const amounts = fc.double({ min: 1, max: 1e7, noNaN: true });
const counts = fc.integer({ min: 1, max: 480 });
const dues = fc.constantFrom<PaymentsDue>('end', 'beginning');
const rates = fc.oneof(
  fc.constant(0),
  fc.double({ min: 1e-9, max: 0.5, noNaN: true }),
  fc.double({ min: -0.02, max: -1e-9, noNaN: true }),
);

it('comes back from the payment to the present and the future value', () => {
  fc.assert(
    fc.property(rates, counts, amounts, amounts, dues, (rate, periods, pv, fv, due) => {
      const terms = { rate, periods, due };
      const amount = payment({ ...terms, presentValue: pv, futureValue: -fv }) ?? Number.NaN;
      const now = presentValue({ ...terms, payment: amount, futureValue: -fv }) ?? Number.NaN;
      expect(Math.abs(now - pv) / (pv + fv)).toBeLessThan(1e-8);
      const then = futureValue({ ...terms, payment: amount, presentValue: pv }) ?? Number.NaN;
      const size = fv + pv * (1 + Math.max(rate, 0)) ** periods;
      expect(Math.abs(then + fv) / size).toBeLessThan(1e-8);
    }),
  );
});

it('finds the rate and the number of periods that a payment was made from', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.constant(0), fc.double({ min: 1e-9, max: 0.1, noNaN: true })),
      fc.integer({ min: 2, max: 120 }),
      amounts,
      fc.double({ min: 0, max: 0.9, noNaN: true }),
      dues,
      (rate, count, pv, share, due) => {
        const futureValue = -pv * share;
        const terms = { periods: count, presentValue: pv, futureValue, due };
        const amount = payment({ ...terms, rate }) ?? Number.NaN;
        expect(solveRate({ ...terms, payment: amount })).toBeCloseTo(rate, 8);
        const found = periods({ rate, payment: amount, presentValue: pv, futureValue, due });
        expect((found ?? 0) / count).toBeCloseTo(1, 4);
      },
    ),
  );
});

it('never pays less for a higher rate', () => {
  fc.assert(
    fc.property(rates, rates, counts, amounts, (one, other, periods, presentValue) => {
      const [low, high] = [one, other]
        .sort((a, b) => a - b)
        .map((rate) => -(payment({ rate, periods, presentValue }) ?? 0));
      expect((high ?? 0) - (low ?? 0)).toBeGreaterThanOrEqual(-1e-9 * (low ?? 0));
    }),
  );
});

it('never gives NaN or Infinity, whatever it is given', () => {
  const any = fc.double();
  fc.assert(
    fc.property(any, any, any, any, dues, (rate, count, one, other, due) => {
      const results = [
        payment({ rate, periods: count, presentValue: one, futureValue: other, due }),
        presentValue({ rate, periods: count, payment: one, futureValue: other, due }),
        futureValue({ rate, periods: count, payment: one, presentValue: other, due }),
        periods({ rate, payment: one, presentValue: other, due }),
        solveRate({ periods: count, payment: one, presentValue: other, due }),
      ];
      expect(results.every((result) => result === null || Number.isFinite(result))).toBe(true);
    }),
  );
});
