import { startSandbox } from '@mawkib/sandbox';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { openServer } from '../../../db/open-server.js';
import type { OrderStore } from '../../../orders/store/order-store.js';
import { postgresOrderStore } from '../../../orders/store/postgres/postgres-order-store.js';
import { createApi } from '../../../server/create-api.js';
import { sandboxPayments } from '../../sandbox-payments.js';
import { testConfig } from '../../test-config.js';
import { withRandomIds } from '../control-ids.js';
import { marketConfig } from '../market-config.js';
import type { MemoryData } from '../memory-store/memory-tables.js';
import type { MemoryVendors } from '../vendors/vendor-money.js';
import { compareTables, fillTables } from './compare-tables.js';
import { mirroredLiqpay } from './mirrored-liqpay.js';
import { mirroredPaypal } from './mirrored-paypal.js';
import { mirroredStore } from './mirrored-store.js';
import { mirroredStripe } from './mirrored-stripe.js';

/**
 * Executes the statements of a history on PostgreSQL too, and its vendor calls at the sandbox. What
 * the simulation assumes of both is checked by every result.
 */
export interface Mirror {
  /** Differences of the current history. */
  readonly differences: readonly string[];
  /** Starts a history on its clock. */
  start(now: () => number): void;
  /** Stores the cars of the history. */
  fill(data: MemoryData): Promise<void>;
  store(simulated: OrderStore): OrderStore;
  vendors(simulated: MemoryVendors): MemoryVendors;
  /** Compares all rows and all payments at the vendors. */
  compare(data: MemoryData): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds until a statement fails that waits where the simulation does not. */
const lockTimeout = 3000;

/** More than a history has at once: those that wait for a lock in memory have begun. */
const maxTransactions = 60;

interface MirrorOptions {
  /** URL of a database for this mirror alone, empty or with the market's schema. */
  databaseUrl: string;
}

const { publicKey = '', privateKey = '' } = marketConfig.payments.liqpay;

/** Opens the database and starts a sandbox. */
export async function openMirror({ databaseUrl }: MirrorOptions): Promise<Mirror> {
  const url = `${databaseUrl}?options=-c%20lock_timeout%3D${lockTimeout}`;
  const database = await openServer(url, { max: maxTransactions });
  await (
    await createApi(testConfig(), {
      database: { ...database, close: async () => {} },
      background: 'none',
    })
  ).close();
  let now = () => Date.now();
  const sandbox = await startSandbox(
    { port: 0, smtpPort: 0, host: '127.0.0.1' },
    {
      // The simulated market signs LiqPay's checkouts with its own keys.
      keys: { liqpayPublic: publicKey, liqpayPrivate: privateKey },
      // The simulation delivers the messages of vendors.
      fetch: async () => new Response(),
      clock: {
        now: () => now(),
        after(ms, task) {
          const timer = setTimeout(task, ms).unref();
          return () => clearTimeout(timer);
        },
      },
    },
  );
  const payments = sandboxPayments(sandbox, limit(5_000));
  let differences: string[] = [];
  const report = (found: string | undefined) => {
    if (found !== undefined) differences.push(found);
  };
  let comparisons: (() => Promise<void>)[] = [];

  return {
    get differences() {
      return differences;
    },
    start(clock) {
      now = clock;
      differences = [];
      sandbox.reset();
    },
    fill: (data) => withRandomIds(() => fillTables(database.db, data)),
    store: (simulated) => mirroredStore(simulated, postgresOrderStore(database.db), report),
    vendors(simulated) {
      const parts = { sandbox, payments, report };
      const stripe = mirroredStripe(simulated.stripe, parts);
      const paypal = mirroredPaypal(simulated.paypal, parts);
      const liqpay = mirroredLiqpay(simulated.liqpay, parts);
      comparisons = [stripe.compare, paypal.compare, liqpay.compare];
      return { stripe, paypal, liqpay };
    },
    async compare(data) {
      await withRandomIds(() => compareTables(database.db, data, report));
      for (const compare of comparisons) await compare();
    },
    async close() {
      await Promise.all([database.close(), sandbox.close()]);
    },
  };
}
