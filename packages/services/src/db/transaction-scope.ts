import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.js';
import { retryUncommitted } from './retry-lost.js';

/** A database that joins a surrounding transaction. */
export interface TransactionScope {
  /**
   * The database; inside `transaction` it is that transaction, so services that were created with
   * `db` join it. (The embedded database has one connection and would deadlock otherwise.) Work
   * that outlives the transaction uses the database again.
   */
  db: Database;
  /** `run` is run a second time if its connection was lost before the commit. */
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
      retryUncommitted(database, async (tx) => {
        const store: { tx: Database | undefined } = { tx };
        try {
          return await inside.run(store, () => run(tx));
        } finally {
          store.tx = undefined;
        }
      }),
  };
}
