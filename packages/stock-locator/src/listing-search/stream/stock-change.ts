import type { StockCard } from '../cards/stock-card.js';

/** Changes of a listing's vehicles in one message of the stream. */
export interface StockChange {
  /** Current state, including vehicles that became reserved or sold. */
  readonly vehicles: readonly StockCard[];
  /** Ids that are no longer in the listing. */
  readonly gone: readonly string[];
  /** Time of the server when it sent the message, in milliseconds since 1970. */
  readonly now?: number;
  /** Milliseconds by which the server's clock is ahead; set by the tab that received the message. */
  readonly offset?: number;
}

/** Event names of the stream; `changed` carries a `StockChange`. */
export const streamEvents = {
  changed: 'changed',
  /** The client missed changes and fetches its data again. */
  reset: 'reset',
} as const;
