import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amortisation, monthlyPayment, totalCost, totalInterest } from './index.js';

describe('monthlyPayment', () => {
  it('is the block’s formula, to the cent [B-3-146]', () => {
    const terms = { credit: 160_000, annualRate: 3.99, term: { months: 48 } };
    expect(monthlyPayment(terms)?.toFixed(2)).toBe('3611.93');
    expect(monthlyPayment({ ...terms, annualRate: 0 })?.toFixed(2)).toBe('3333.33');
    expect(monthlyPayment({ ...terms, residual: 40_000 })?.toFixed(2)).toBe('2841.95');
    const longer = { credit: 100_000, annualRate: 3.99, term: { months: 84 } };
    expect(monthlyPayment(longer)?.toFixed(2)).toBe('1366.42');
    expect(monthlyPayment({ ...longer, term: { years: 7 } })).toBe(monthlyPayment(longer));
  });

  it('takes the residual off the credit at rate 0, and half years', () => {
    const terms = { credit: 160_000, annualRate: 0, residual: 40_000 };
    expect(monthlyPayment({ ...terms, term: { months: 48 } })).toBe(2500);
    expect(monthlyPayment({ ...terms, term: { years: 2.5 } })).toBe(4000);
  });

  it('is null for a term that is no whole number of months, and for what is no number', () => {
    const terms = { credit: 1000, annualRate: 5 };
    for (const months of [0, -12, 1.5, Number.NaN, 1201]) {
      expect(monthlyPayment({ ...terms, term: { months } })).toBeNull();
    }
    expect(monthlyPayment({ ...terms, term: { years: 1.01 } })).toBeNull();
    expect(monthlyPayment({ ...terms, annualRate: Number.NaN, term: { years: 1 } })).toBeNull();
    expect(Object.is(monthlyPayment({ credit: 0, annualRate: 5, term: { years: 1 } }), 0)).toBe(
      true,
    );
  });
});

describe('amortisation', () => {
  const sum = (amounts: readonly number[]) => Math.round(amounts.reduce((a, b) => a + b, 0) * 100);

  it('repays the credit to the cent, the last payment taking what rounding left', () => {
    const rows = amortisation({ credit: 160_000, annualRate: 3.99, term: { months: 48 } }) ?? [];
    expect(rows[0]).toEqual({
      number: 1,
      payment: 3611.93,
      interest: 532,
      principal: 3079.93,
      balance: 156_920.07,
    });
    expect(rows.slice(0, -1).every(({ payment }) => payment === 3611.93)).toBe(true);
    expect(rows.at(-1)?.balance).toBe(0);
    expect(Math.abs((rows.at(-1)?.payment ?? 0) - 3611.93)).toBeLessThan(0.48);
  });

  it('sums to the cent and ends at the residual value, whatever is lent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.integer({ min: 1, max: 120 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (minor, annualRate, months, share) => {
          const [credit, residual] = [minor / 100, Math.floor(minor * share) / 100];
          const rows = amortisation({ credit, annualRate, term: { months }, residual }) ?? [];
          expect(rows).toHaveLength(months);
          expect(rows.at(-1)?.balance).toBe(residual);
          expect(sum(rows.map(({ principal }) => principal))).toBe(
            Math.round((credit - residual) * 100),
          );
          let balance = minor;
          for (const row of rows) {
            expect(sum([row.interest, row.principal])).toBe(Math.round(row.payment * 100));
            expect(row.principal).toBeGreaterThanOrEqual(0);
            balance -= Math.round(row.principal * 100);
            expect(Math.round(row.balance * 100)).toBe(balance);
          }
        },
      ),
    );
  });

  it('counts in the minor unit of the currency', () => {
    const terms = { credit: 1000, annualRate: 5, term: { months: 3 } };
    expect(amortisation({ ...terms, currency: 'KWD' })?.[0]?.payment).toBe(336.115);
    expect(amortisation({ ...terms, currency: 'JPY' })?.[0]?.payment).toBe(336);
  });

  it('is null for what cannot be repaid', () => {
    const terms = { credit: 1000, annualRate: 5, term: { months: 3 } };
    for (const damage of [
      { credit: 0 },
      { credit: -1 },
      { credit: Number.NaN },
      { annualRate: -1 },
      { annualRate: Number.NaN },
      { residual: -1 },
      { residual: 1001 },
      { residual: Number.NaN },
      { term: { months: 1201 } },
      { credit: 1e300 },
    ]) {
      expect(amortisation({ ...terms, ...damage })).toBeNull();
    }
  });
});

describe('what a credit costs', () => {
  it('adds up what is charged', () => {
    const terms = { payment: 3611.9312, months: 48, residual: 0 };
    expect(totalCost({ ...terms, deposit: 40_000, fees: 99.5 })).toBe(213_472.14);
    expect(totalInterest({ ...terms, credit: 160_000 })).toBe(13_372.64);
  });

  it('agrees with the schedule', () => {
    const terms = { credit: 25_000, annualRate: 6.5, term: { months: 36 }, residual: 5000 };
    const payment = monthlyPayment(terms) ?? 0;
    const paid = (amortisation(terms) ?? []).reduce((total, row) => total + row.interest, 0);
    const interest = totalInterest({ credit: 25_000, payment, months: 36, residual: 5000 }) ?? 0;
    expect(Math.abs(interest - paid)).toBeLessThan(0.36);
  });

  it('is null for what is no amount', () => {
    const terms = { payment: 100, months: 12 };
    for (const damage of [{ payment: -1 }, { payment: Number.NaN }, { months: 0 }, { fees: -1 }]) {
      expect(totalCost({ ...terms, ...damage })).toBeNull();
    }
    expect(totalCost({ payment: 1e300, months: 12 })).toBeNull();
    expect(totalInterest({ ...terms, credit: Number.NaN })).toBeNull();
  });
});
