import type { FinancePlan } from '@mawkib/stock-locator/engine';
import {
  type SearchedByWords,
  type StockFound,
  type StockSearch,
  searchByPayment,
  searchByWords,
} from '@mawkib/stock-locator/on-device';
import type { StockState } from './live-stock.js';

/** Result of a listing call, with the filters that its search text was parsed into. */
export interface FoundVehicles extends SearchedByWords {
  found: StockFound;
}

/**
 * Finds the vehicles of a listing call. Its search text is parsed into filters; monthly rates use
 * the market's finance plan.
 */
export function findVehicles(
  { index, vocabulary }: Pick<StockState, 'index' | 'vocabulary'>,
  requested: StockSearch,
  plan: FinancePlan | null,
): FoundVehicles {
  const read = searchByWords(requested, { vocabulary, index, hasFinance: plan !== null });
  return { ...read, found: searchByPayment(index, read.search, plan) };
}
