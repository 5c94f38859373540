import { silentLogger } from '@mawkib/core/errors';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseQuery, toSearch } from '../query/search-params.js';
import { everything } from '../query/vehicle-query.js';
import {
  type FinancePlan,
  nearestTerm,
  rateClasses,
  rateOf,
  readFinancePlan,
} from './finance-plan.js';
import { minorOf, monthlyParts, termsOf } from './monthly-parts.js';
import { monthlyPaymentOf, monthlyQuote } from './monthly-quote.js';

const read = (configuration: unknown) => {
  const plan = readFinancePlan(configuration, silentLogger);
  if (!plan) throw new Error('no plan');
  return plan;
};

/** As the Emirates have it: a fifth down, five years at most, flat rates by state. */
const emirates = read({
  down_payment: { min: 20, max: 80, default: 20, interval: 5, unit: 'percent' },
  duration: { min: 12, max: 60, default: 60, interval: 12, unit: 'months' },
  interest_rate: { new: 2.49, approved: 2.99, used: 3.49 },
  rate_kind: 'flat',
});

const plans: fc.Arbitrary<FinancePlan> = fc
  .record({
    min: fc.integer({ min: 0, max: 40 }),
    rates: fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 3, maxLength: 3 }),
    rate_kind: fc.constantFrom('flat', 'reducing'),
    states: fc.subarray(['new', 'approved', 'used'], { minLength: 1 }),
  })
  .map(({ min, rates, rate_kind, states }) =>
    read({
      states,
      down_payment: { min: min, max: min + 40, default: min, interval: 5 },
      duration: { min: 12, max: 84, default: 48, interval: 12, unit: 'months' },
      interest_rate: {
        new: (rates[0] ?? 0) / 100,
        approved: (rates[1] ?? 0) / 100,
        used: (rates[2] ?? 0) / 100,
      },
      rate_kind,
    }),
  );
const amount = fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: undefined });
const budgets = fc
  .record({
    deposit: amount,
    term: fc.option(fc.integer({ min: 1, max: 100 })),
    a: amount,
    b: amount,
  })
  .map(({ deposit, term, a, b }) => {
    const ends = [a, b].filter((end) => end !== undefined).sort((one, two) => one - two);
    return {
      ...(deposit !== undefined && { deposit }),
      ...(term !== null && { term }),
      ...(a !== undefined && { from: ends[0] }),
      ...(b !== undefined && { to: ends.at(-1) }),
    };
  });

describe('the plan of a market', () => {
  it('is on for new, used and approved without a configuration, at no invented rate', () => {
    const plan = read(undefined);
    expect([...plan.states].sort()).toEqual(['approved', 'new', 'used']);
    expect(plan).toMatchObject({
      terms: [48, 60, 72, 84],
      term: 48,
      rate: 0,
      is_rate_known: false,
    });
    expect(plan.down_payment).toMatchObject({ min: 20, max: 50, default: 20 });
  });

  it('has a rate for each state, or one for all', () => {
    expect(emirates.is_rate_known).toBe(true);
    expect(rateOf(emirates, 'approved')).toBe(2.99);
    expect(rateOf(read({ interest_rate: 3 }), 'used')).toBe(3);
    expect(rateOf(read({ interest_rate: { default: 4, new: 2 } }), 'used')).toBe(4);
    expect(rateOf(read({ states: ['new'] }), 'used')).toBeNull();
    expect(rateClasses(read({ interest_rate: { default: 4, new: 2 } }))).toEqual([
      { states: ['new'], rate: 2 },
      { states: ['approved', 'used'], rate: 4 },
    ]);
  });

  it('is switched off, and complains of what makes no sense', () => {
    expect(readFinancePlan(false, silentLogger)).toBeNull();
    expect(readFinancePlan({ states: [] }, silentLogger)).toBeNull();
    const warn = vi.fn();
    readFinancePlan({ duration: { min: 'x' } }, { ...silentLogger, warn });
    expect(warn).toHaveBeenCalledOnce();
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        readFinancePlan(anything, silentLogger);
      }),
    );
  });

  it('offers the nearest term, the longer of two', () => {
    expect(nearestTerm(emirates, 30)).toBe(36);
    expect(nearestTerm(emirates, 500)).toBe(60);
    expect(nearestTerm(emirates, undefined)).toBe(60);
  });
});

describe('a monthly payment', () => {
  it('is that of a bank in Dubai: AED 289,000, a fifth down, five years at 2.49 % flat', () => {
    const quote = monthlyQuote(emirates, { state: 'new', price: 28_900_000 }, {});
    expect(quote).toMatchObject({
      deposit: 5_780_000,
      credit: 23_120_000,
      months: 60,
      rate: 2.49,
      payment: 433_307,
      interest: 2_878_440,
    });
    const longer = { deposit: 10_000_000, term: 36 };
    expect(monthlyPaymentOf(emirates, { state: 'new', price: 28_900_000 }, longer)).toBe(564_217);
  });

  it('is none without a price, a state that is financed, or a deposit that reaches', () => {
    const ask = (state: string, price: number, deposit?: number) =>
      monthlyPaymentOf(emirates, { state, price }, { deposit });
    expect(ask('new', 0)).toBeNull();
    expect(ask('concept', 1000)).toBeNull();
    expect(ask('new', 10_000_000, 1_999_999)).toBeNull();
    expect(ask('new', 10_000_000, 2_000_000)).toBeGreaterThan(0);
    expect(ask('new', 10_000_000, 10_000_000)).toBe(0);
  });
});

describe('a budget as prices', () => {
  it('contains exactly the prices with a payment within it', () => {
    const price = fc.oneof(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 1, max: 3000 }),
    );
    fc.assert(
      fc.property(
        plans,
        budgets,
        price,
        fc.constantFrom('new', 'used'),
        (plan, budget, p, state) => {
          const parts = monthlyParts(plan, budget);
          const part = parts.find(({ states }) => states.includes(state));
          const edges = [part?.price.from, part?.price.to].flatMap((edge) =>
            edge === undefined ? [] : [-1, 0, 1].map((step) => minorOf(edge) + step),
          );
          for (const at of [p, ...edges].filter((each) => each > 0)) {
            const payment = monthlyPaymentOf(plan, { state, price: at }, termsOf(budget));
            const { from = 0, to = Number.POSITIVE_INFINITY } = budget;
            const within = payment !== null && payment >= minorOf(from) && payment <= minorOf(to);
            const { from: min = 0, to: max = Number.POSITIVE_INFINITY } = part?.price ?? {};
            const inside =
              part !== undefined &&
              at >= minorOf(min) &&
              at <= (max === Number.POSITIVE_INFINITY ? max : minorOf(max));
            expect(inside, `${state} ${at}`).toBe(within);
          }
        },
      ),
    );
  });

  it('is one span where all rates are one, and none where nothing can be had', () => {
    expect(monthlyParts(read({ interest_rate: 3 }), { to: 3000 })).toHaveLength(1);
    expect(monthlyParts(emirates, { to: 3000 })).toHaveLength(3);
    expect(monthlyParts(emirates, { deposit: 0 })).toEqual([]);
  });
});

describe('a budget in the address', () => {
  it('stands beside the filters and reads any digits', () => {
    const search = 'deposit=60000&term=48&monthly.from=2000&monthly.to=4000';
    const query = parseQuery(new URLSearchParams(search));
    expect(query).toEqual({
      ...everything,
      monthly: { deposit: 60_000, term: 48, from: 2000, to: 4000 },
    });
    expect(toSearch(query)).toBe(search);
    const arabic = parseQuery(new URLSearchParams('monthly.to=٤٬٠٠٠&deposit=abc&term=0'));
    expect(arabic.monthly).toEqual({ to: 4000 });
  });
});
