import type { Database } from '../../../db/database.js';
import type { OrderStore } from '../order-store.js';
import { postgresOrderStore } from './postgres-order-store.js';

/** A call's context with the order store on the call's database. */
export const withStore = <C extends { db: Database }>(context: C): C & { store: OrderStore } => ({
  ...context,
  store: postgresOrderStore(context.db),
});
