import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.js';

/** A database that joins the transaction around it. */
export interface TransactionScope {
  /**
   * The database; inside `transaction` that transaction itself, so that services that keep the
   * database of their start write in it too (the embedded database has one connection, and would
   * wait for itself for ever). Work that outlives the transaction is back on the database.
   */
  db: Database;
  transaction<T>(run: (tx: Database) => Promise<T>): Promise<T>;
}

export function createTransactionScope(database: Database): TransactionScope {
  const inside = new AsyncLocalStorage<{ tx: Database | undefined }>();
  const db = new Proxy(database, {
    get(_, name) {
      const target = inside.getStore()?.tx ?? database;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    db,
    transaction: (run) =>
      database.transaction(async (tx) => {
        const store: { tx: Database | undefined } = { tx };
        try {
          return await inside.run(store, () => run(tx));
        } finally {
          store.tx = undefined;
        }
      }),
  };
}
