import type { Logger } from '@mawkib/core/errors';
import {
  type FinanceInput,
  offeredValues,
  type RateKind,
  rateKinds,
  readFinanceInputs,
} from '@mawkib/core/finance';
import { states as allStates } from '@mawkib/core/vocabulary';
import { numberOf, recordOf, textOf } from '../fields/raw-fields.js';

/** What a market lends on, as its mini finance calculator and the monthly budget reckon with it. */
export interface FinancePlan {
  /** States of vehicles that are financed. */
  readonly states: string[];
  /** Percent of the price; the least of it is asked for, a visitor may pay more. */
  readonly down_payment: FinanceInput<'percent'>;
  /** Months that are offered, fewest first. */
  readonly terms: number[];
  /** One of `terms`. */
  readonly term: number;
  /** Interest of a year in percent by state. */
  readonly rates: Record<string, number>;
  /** Of a state that has no rate of its own. */
  readonly rate: number;
  readonly rate_kind: RateKind;
  /** False: the market names no rate, 0 stands for it, and payments are without the cost of finance. */
  readonly is_rate_known: boolean;
}

/** On for these without a configuration. Site document, section 9. */
export const defaultFinanceStates: readonly string[] = allStates;

/**
 * The plan in a market's configuration (`mini_finance_calculator` of the showroom's `additional`
 * entry): `states`, `down_payment`, `duration`, `interest_rate` (one, or one per state), `rate_kind`.
 * Whatever is missing or makes no sense takes its default: new, used and approved vehicles, and the
 * inputs of `readFinanceInputs`; no rate is invented. `false`, or no states, switches it off: null.
 * Site document, section 9; blocks document, sections 3.4 and 5.
 */
export function readFinancePlan(configuration: unknown, logger: Logger): FinancePlan | null {
  if (configuration === false) return null;
  const given = recordOf(configuration);
  const states = Array.isArray(given.states)
    ? given.states.flatMap((state) => textOf(state) ?? [])
    : [...defaultFinanceStates];
  if (states.length === 0) return null;
  const byState = recordOf(given.interest_rate);
  const rates = Object.fromEntries(
    Object.entries(byState).flatMap(([state, value]) => {
      const rate = numberOf(value);
      return rate !== null && rate >= 0 && rate <= 1000 ? [[state, rate]] : [];
    }),
  );
  const { down_payment, duration, interest_rate } = readFinanceInputs(
    {
      ...given,
      interest_rate: Object.keys(byState).length > 0 ? (rates.default ?? 0) : given.interest_rate,
    },
    logger,
  );
  const months = (value: number) => (duration.unit === 'months' ? value : Math.round(value * 12));
  return {
    states: [...new Set(states)],
    down_payment,
    terms: offeredValues(duration).map(months),
    term: months(duration.default),
    rates,
    rate: interest_rate,
    is_rate_known: given.interest_rate !== undefined && given.interest_rate !== null,
    rate_kind: rateKinds.find((kind) => kind === given.rate_kind) ?? 'reducing',
  };
}

/** Interest of a year in percent for vehicles of a state; null where they are not financed. */
export const rateOf = ({ states, rates, rate }: FinancePlan, state: string): number | null =>
  states.includes(state) ? ((Object.hasOwn(rates, state) ? rates[state] : rate) ?? null) : null;

/** The term that is offered nearest to this one, the longer of two; the usual one without it. */
export function nearestTerm({ terms, term }: FinancePlan, wanted: number | undefined): number {
  if (wanted === undefined) return term;
  const distance = (months: number) => Math.abs(months - wanted);
  return terms.reduce((best, each) => (distance(each) <= distance(best) ? each : best), term);
}

/** States with the same rate, so that a payment is the same for the same price. */
export function rateClasses(plan: FinancePlan): { states: string[]; rate: number }[] {
  const classes = new Map<number, string[]>();
  for (const state of plan.states) {
    const rate = rateOf(plan, state) ?? 0;
    classes.set(rate, [...(classes.get(rate) ?? []), state]);
  }
  return [...classes].map(([rate, states]) => ({ states, rate }));
}
