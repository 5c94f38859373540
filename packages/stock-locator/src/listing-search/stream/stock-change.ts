import type { StockCard } from '../cards/stock-card.js';

/** What became of vehicles of a listing, in one message of the stream of changes. */
export interface StockChange {
  /** As they are now; a reserved or sold one is among them. */
  readonly vehicles: readonly StockCard[];
  /** Not in the listing any more. */
  readonly gone: readonly string[];
}

/** Messages of the stream of changes: `changed` carries a `StockChange`. */
export const streamEvents = {
  changed: 'changed',
  /** More happened than is told: what is shown should be asked for anew. */
  reset: 'reset',
} as const;
