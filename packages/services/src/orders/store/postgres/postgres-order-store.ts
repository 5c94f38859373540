import type { Database } from '../../../db/database.js';
import type { OrderStore } from '../order-store.js';
import { postgresHolds } from './postgres-holds.js';
import { postgresOrders } from './postgres-orders.js';
import { postgresPayments } from './postgres-payments.js';
import { postgresRefunds } from './postgres-refunds.js';
import { postgresShared } from './postgres-shared.js';

/** The order store on a database, or inside a transaction. */
export const postgresOrderStore = (db: Database): OrderStore => ({
  db,
  transaction: (run) => db.transaction((tx) => run(postgresOrderStore(tx))),
  ...postgresShared(db),
  ...postgresHolds(db),
  ...postgresOrders(db),
  ...postgresPayments(db),
  ...postgresRefunds(db),
});
