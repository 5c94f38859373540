import type { Database } from '../../db/database.js';
import type { HoldRows } from './hold-rows.js';
import type { OrderRows } from './order-rows.js';
import type { PaymentRows } from './payment-rows.js';
import type { RefundRows } from './refund-rows.js';
import type { SharedRows } from './shared-rows.js';

/**
 * Storage of holds, orders, payments and refunds. Implemented by PostgreSQL and, for the
 * simulation, in memory; one contract suite runs on both.
 *
 * Transactions are isolated as in PostgreSQL's `read committed`: a statement reads what was
 * committed before it and its own transaction's writes. `lock…` methods and writes lock their rows
 * until the transaction ends; another transaction waits for them. Rows are copies.
 */
export interface OrderStore extends SharedRows, HoldRows, OrderRows, PaymentRows, RefundRows {
  /** Runs in one transaction: all of its writes are stored, or none if it throws. */
  transaction<T>(run: (tx: OrderStore) => Promise<T>): Promise<T>;
  /** The transaction, for the outbox, the job queue, events and leads. */
  readonly db: Database;
}
