import type { Database } from '../../../db/database.js';
import type { OrderStore } from '../../../orders/store/order-store.js';
import { memoryHolds } from './memory-holds.js';
import { memoryOrders } from './memory-orders.js';
import { memoryPayments } from './memory-payments.js';
import { memoryShared } from './memory-shared.js';
import type { MemoryData } from './memory-tables.js';
import { MemoryTransaction } from './memory-transaction.js';
import type { RowLocks } from './row-locks.js';

const transactions = new WeakMap<object, MemoryTransaction>();

/** The transaction of the handle that a store gives to the outbox and the job queue. */
export const transactionOf = (db: Database): MemoryTransaction | undefined => transactions.get(db);

/** The order store in memory. Several stores can share the data and the locks, like processes. */
export function createMemoryStore(data: MemoryData, locks: RowLocks): OrderStore {
  const begin = () => new MemoryTransaction(data, locks);
  const transaction: OrderStore['transaction'] = async (run) => {
    const tx = begin();
    try {
      const result = await run(inside(tx));
      tx.commit();
      return result;
    } catch (error) {
      tx.rollback();
      throw error;
    }
  };
  // Every statement outside a transaction is a transaction.
  const alone = inside(begin());
  const methods = Object.keys(alone).filter((name) => name !== 'db' && name !== 'transaction');
  const each =
    (name: string) =>
    (...args: unknown[]) =>
      transaction((tx) => {
        const method = tx[name as keyof OrderStore] as (...args: unknown[]) => Promise<unknown>;
        return method(...args);
      });
  return {
    ...(Object.fromEntries(methods.map((name) => [name, each(name)])) as unknown as OrderStore),
    db: alone.db,
    transaction,
  };
}

function inside(tx: MemoryTransaction): OrderStore {
  const db = {} as Database;
  transactions.set(db, tx);
  const store: OrderStore = {
    db,
    transaction: (run) => tx.nested(() => run(store)),
    ...memoryShared(tx),
    ...memoryHolds(tx),
    ...memoryOrders(tx),
    ...memoryPayments(tx),
  };
  return store;
}
