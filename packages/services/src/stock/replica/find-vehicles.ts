import type { FinancePlan } from '@mawkib/stock-locator/engine';
import {
  type SearchedByWords,
  type StockFound,
  type StockSearch,
  searchByPayment,
  searchByWords,
} from '@mawkib/stock-locator/on-device';
import type { StockState } from './live-stock.js';

/** What a listing call finds, and how its words were read. */
export interface FoundVehicles extends SearchedByWords {
  found: StockFound;
}

/** Finds what a listing call asks for: its words read as filters, within what the market lends. */
export function findVehicles(
  { index, vocabulary }: Pick<StockState, 'index' | 'vocabulary'>,
  requested: StockSearch,
  plan: FinancePlan | null,
): FoundVehicles {
  const read = searchByWords(requested, { vocabulary, index, hasFinance: plan !== null });
  return { ...read, found: searchByPayment(index, read.search, plan) };
}
