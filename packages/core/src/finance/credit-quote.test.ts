import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CreditTerms, creditPayment, creditQuote } from './credit-quote.js';

const terms: fc.Arbitrary<CreditTerms> = fc.record({
  credit: fc.integer({ min: 0, max: 2_000_000_000 }),
  annualRate: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
  rateKind: fc.constantFrom('flat', 'reducing'),
  months: fc.integer({ min: 1, max: 120 }),
});

describe('a credit in fils', () => {
  it('is what a bank in Dubai quotes: 2.49 % flat on AED 231,200 over 60 months', () => {
    const quote = creditQuote({
      credit: 23_120_000,
      annualRate: 2.49,
      rateKind: 'flat',
      months: 60,
    });
    // Interest on 231,200.00 at 2.49 % for five years is 28,784.40.
    expect(quote).toMatchObject({
      payment: 433_307,
      lastPayment: 433_327,
      total: 25_998_440,
      interest: 2_878_440,
    });
    expect(quote?.apr).toBeCloseTo(4.82, 2);
  });

  it('is the annuity where the rate is on what is owed', () => {
    const quote = creditQuote({
      credit: 16_000_000,
      annualRate: 3.99,
      rateKind: 'reducing',
      months: 48,
    });
    expect(quote?.payment).toBe(361_193);
    expect(quote?.apr).toBeCloseTo(4.0636, 3);
    const free = { credit: 300, annualRate: 0, rateKind: 'reducing', months: 3 } as const;
    expect(creditQuote(free)).toMatchObject({ payment: 100, lastPayment: 100, interest: 0 });
  });

  it('is paid back to the last fils, with no less than was lent', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const quote = creditQuote(given);
        if (!quote) throw new Error('no quote');
        const { payment, lastPayment, total, interest } = quote;
        for (const amount of [payment, lastPayment, total, interest]) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(payment * (given.months - 1) + lastPayment).toBe(total);
        expect(total - interest).toBe(given.credit);
      }),
    );
  });

  it('of a few fils is not paid off before its term', () => {
    const few = { credit: 21, annualRate: 9.27, rateKind: 'reducing', months: 23 } as const;
    expect(creditQuote(few)?.lastPayment).toBeGreaterThanOrEqual(0);
  });

  it('costs no less the more is lent, the longer it runs, the higher its rate', () => {
    fc.assert(
      fc.property(terms, fc.nat({ max: 1_000_000 }), (given, more) => {
        const payment = creditPayment(given) ?? Number.NaN;
        expect(creditPayment({ ...given, credit: given.credit + more })).toBeGreaterThanOrEqual(
          payment,
        );
        expect(
          creditPayment({ ...given, annualRate: given.annualRate + 1 }),
        ).toBeGreaterThanOrEqual(payment);
        expect(creditPayment({ ...given, months: given.months + 1 })).toBeLessThanOrEqual(payment);
      }),
    );
  });

  it('has a flat rate that costs more than the same reducing one, and a yearly one above it', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1_000_000, max: 1_000_000_000 }), (given, credit) => {
        const ask = (rateKind: 'flat' | 'reducing') =>
          creditQuote({ ...given, credit, rateKind, annualRate: given.annualRate + 0.5 });
        const [flat, reducing] = [ask('flat'), ask('reducing')];
        expect(flat?.interest).toBeGreaterThanOrEqual((reducing?.interest ?? 0) - given.months);
        if (given.months > 1) expect(flat?.apr).toBeGreaterThan(given.annualRate + 0.5);
      }),
    );
  });

  it.each([
    { credit: -1 },
    { credit: 0.5 },
    { credit: Number.NaN },
    { annualRate: -1 },
    { annualRate: Number.NaN },
    { months: 0 },
    { months: 1.5 },
    { months: 1201 },
  ])('is none of %o', (wrong) => {
    const valid = { credit: 100, annualRate: 1, rateKind: 'flat', months: 12 } as const;
    expect(creditQuote({ ...valid, ...wrong })).toBeNull();
    expect(creditPayment({ ...valid, ...wrong })).toBeNull();
  });

  it('of nothing costs nothing and has no yearly rate', () => {
    const nothing = { credit: 0, annualRate: 5, months: 12 } as const;
    for (const rateKind of ['flat', 'reducing'] as const) {
      expect(creditQuote({ ...nothing, rateKind })).toMatchObject({ total: 0, apr: null });
    }
  });
});
