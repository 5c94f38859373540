import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  annualPercentageRate,
  effectiveAnnualRate,
  internalRate,
  monthlyPayment,
} from './index.js';

describe('effectiveAnnualRate', () => {
  it('agrees with the published result of Excel EFFECT', () => {
    expect(effectiveAnnualRate(0.0525, 4)?.toFixed(7)).toBe('0.0535427');
  });

  it('is null for a frequency that is no whole number above zero and for a rate that is none', () => {
    expect(effectiveAnnualRate(0, 12)).toBe(0);
    for (const perYear of [0, -1, 2.5, Number.NaN]) {
      expect(effectiveAnnualRate(0.05, perYear)).toBeNull();
    }
    expect(effectiveAnnualRate(Number.NaN, 12)).toBeNull();
    expect(effectiveAnnualRate(-13, 12)).toBeNull();
  });
});

describe('internalRate', () => {
  const business = [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000];

  it.each([
    [6, '8.7'],
    [5, '-2.1'],
    [3, '-44.4'],
  ])('agrees with the published result of Excel IRR over %d flows', (count, published) => {
    expect(((internalRate(business.slice(0, count)) ?? 0) * 100).toFixed(1)).toBe(published);
  });

  it('is null when there is no rate', () => {
    for (const flows of [[], [100], [100, 50], [-1, -2], [0, 0], [1, Number.NaN, -1], [1, -3, 3]]) {
      expect(internalRate(flows)).toBeNull();
    }
  });

  it('does not mind months without a flow', () => {
    const still = Array.from({ length: 60 }, () => 0);
    expect(internalRate([...still, -100, 110, ...still])).toBeCloseTo(0.1, 12);
    expect(internalRate([...still, 100, -1, ...still])).toBeCloseTo(-0.99, 12);
    expect(internalRate([...still, 1, -3, 3])).toBeNull();
    expect(internalRate([1, -3, 3, ...still])).toBeNull();
  });

  it('gives the one nearest to zero of several', () => {
    expect(internalRate([1, -2.402, 1.4028])).toBeCloseTo(0.002, 9);
    expect(internalRate([1, -2.006, 1.006008])).toBeCloseTo(0.002, 6);
  });
});

describe('annualPercentageRate', () => {
  /** Examples of the consumer credit directives, for a year of twelve equal months. */
  it('agrees with the published examples of Directive 98/7/EC, Annex III, part B', () => {
    const single = { credit: 1000, payment: 0, months: 18, residual: 1200 };
    expect(annualPercentageRate(single)?.toFixed(2)).toBe('12.92');
    expect(annualPercentageRate({ ...single, initialFees: 50 })?.toFixed(2)).toBe('16.85');
  });

  it('is the compounded rate when there are no fees, and more with each fee', () => {
    const payment = monthlyPayment({
      credit: 160_000,
      annualRate: 3.99,
      term: { months: 48 },
      residual: 40_000,
    });
    const terms = { credit: 160_000, payment: payment ?? 0, months: 48, residual: 40_000 };
    const plain = annualPercentageRate(terms) ?? 0;
    expect(plain).toBeCloseTo((effectiveAnnualRate(0.0399, 12) ?? 0) * 100, 8);
    const initial = annualPercentageRate({ ...terms, initialFees: 1500 }) ?? 0;
    expect(initial).toBeGreaterThan(plain);
    expect(annualPercentageRate({ ...terms, initialFees: 1500, monthlyFees: 20 })).toBeGreaterThan(
      initial,
    );
    expect(annualPercentageRate({ ...terms, due: 'beginning' })).toBeGreaterThan(plain);
  });

  it('is null when fees eat up the credit and when an input makes no sense', () => {
    const terms = { credit: 1000, payment: 100, months: 12 };
    expect(annualPercentageRate({ ...terms, initialFees: 1000 })).toBeNull();
    for (const months of [0, -1, 1.5, Number.NaN, 1e9]) {
      expect(annualPercentageRate({ ...terms, months })).toBeNull();
    }
    expect(annualPercentageRate({ ...terms, credit: Number.NaN })).toBeNull();
    expect(annualPercentageRate({ ...terms, payment: Number.POSITIVE_INFINITY })).toBeNull();
  });

  it('finds the rate of any credit again', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 60, noNaN: true }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1000, max: 2_000_000 }),
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        (annualRate, months, credit, share) => {
          const residual = credit * share;
          const payment = monthlyPayment({ credit, annualRate, term: { months }, residual }) ?? 0;
          const found = annualPercentageRate({ credit, payment, months, residual });
          const known = (effectiveAnnualRate(annualRate / 100, 12) ?? 0) * 100;
          expect(found).toBeCloseTo(known, 6);
        },
      ),
    );
  });
});
