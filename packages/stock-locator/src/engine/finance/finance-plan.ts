import type { Logger } from '@mawkib/core/errors';
import {
  type FinanceInput,
  offeredValues,
  type RateKind,
  rateKinds,
  readFinanceInputs,
} from '@mawkib/core/finance';
import { states as allStates } from '@mawkib/core/vocabulary';
import { readNumber, readRecord, readText } from '../fields/read-fields.js';

/** Finance terms of a market, used by the mini finance calculator and the monthly budget. */
export interface FinancePlan {
  /** Vehicle states that can be financed. */
  readonly states: string[];
  /** Percent of the price. The minimum is required; a visitor may pay more. */
  readonly down_payment: FinanceInput<'percent'>;
  /** Offered terms in months, ascending. */
  readonly terms: number[];
  /** One of `terms`. */
  readonly term: number;
  /** Annual interest in percent, by state. */
  readonly rates: Record<string, number>;
  /** Rate of states that are not in `rates`. */
  readonly rate: number;
  readonly rate_kind: RateKind;
  /** False if the market names no rate: rates are 0 and payments exclude the cost of finance. */
  readonly is_rate_known: boolean;
}

/** States that can be financed by default. Site document, section 9. */
export const defaultFinanceStates: readonly string[] = allStates;

/**
 * Reads a market's plan from `mini_finance_calculator` of the showroom's `additional` entry:
 * `states`, `down_payment`, `duration`, `interest_rate` (one, or one per state), `rate_kind`.
 * Missing or invalid parts take their defaults: new, used and approved vehicles, and those of
 * `readFinanceInputs`. There is no default rate. `false` or an empty `states` turns finance off:
 * null. Site document, section 9; blocks document, sections 3.4 and 5.
 */
export function readFinancePlan(configuration: unknown, logger: Logger): FinancePlan | null {
  if (configuration === false) return null;
  const given = readRecord(configuration);
  const states = Array.isArray(given.states)
    ? given.states.flatMap((state) => readText(state) ?? [])
    : [...defaultFinanceStates];
  if (states.length === 0) return null;
  const byState = readRecord(given.interest_rate);
  const rates = Object.fromEntries(
    Object.entries(byState).flatMap(([state, value]) => {
      const rate = readNumber(value);
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

/** Annual interest in percent for vehicles of a state; null if they cannot be financed. */
export const rateOf = ({ states, rates, rate }: FinancePlan, state: string): number | null =>
  states.includes(state) ? ((Object.hasOwn(rates, state) ? rates[state] : rate) ?? null) : null;

/** The offered term nearest to `wanted`, the longer of two; the default term without it. */
export function nearestTerm({ terms, term }: FinancePlan, wanted: number | undefined): number {
  if (wanted === undefined) return term;
  const distance = (months: number) => Math.abs(months - wanted);
  return terms.reduce((best, each) => (distance(each) <= distance(best) ? each : best), term);
}

/** States grouped by rate: within a group, equal prices have equal payments. */
export function rateClasses(plan: FinancePlan): { states: string[]; rate: number }[] {
  const classes = new Map<number, string[]>();
  for (const state of plan.states) {
    const rate = rateOf(plan, state) ?? 0;
    classes.set(rate, [...(classes.get(rate) ?? []), state]);
  }
  return [...classes].map(([rate, states]) => ({ states, rate }));
}
