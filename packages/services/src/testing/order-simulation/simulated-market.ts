import type { MarketData } from '@mawkib/core/market';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.js';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import type { PiiCipher } from '../../encryption/pii-cipher.js';
import type { Events } from '../../events/events.js';
import type { JobQueue } from '../../jobs/job-queue.js';
import type { Outbox } from '../../mail/outbox.js';
import type { SettlingParts } from '../../orders/payments/settle-payment.js';
import type { OrderStore } from '../../orders/store/order-store.js';
import { liqpayVendor } from '../../payment-providers/liqpay-vendor.js';
import { PaymentError } from '../../payment-providers/payment-error.js';
import { paypalVendor } from '../../payment-providers/paypal-vendor.js';
import { stripeVendor } from '../../payment-providers/stripe-vendor.js';
import type { Clock } from '../../runtime/clock.js';
import type { Random } from './create-random.js';
import type { HistoryState } from './history-state.js';
import { marketConfig } from './market-config.js';
import { createMemoryStore, transactionOf } from './memory-store/create-memory-store.js';
import { MemoryData } from './memory-store/memory-tables.js';
import { type LockOwner, RowLocks } from './memory-store/row-locks.js';
import type { Mirror } from './mirror/open-mirror.js';
import type { PlantedBug } from './planted-bugs.js';
import { Scheduler, type Task } from './scheduler.js';
import { steppedStore } from './stepped-store.js';
import { memoryLiqpay } from './vendors/memory-liqpay.js';
import { memoryPaypal } from './vendors/memory-paypal.js';
import { memoryStripe, type StripeCalls } from './vendors/memory-stripe.js';
import type { MemoryVendors } from './vendors/vendor-money.js';

/** Faults of a history's calls to vendors, as probabilities. */
export interface Weather {
  /** Not executed, no response. */
  drop: number;
  /** Executed, no response. */
  lose: number;
  /** A refund is rejected. */
  reject: number;
}

/** Dependencies of one task of the market: its view of the store and the vendors. */
export type TaskParts = SettlingParts & {
  market: Pick<MarketData, 'payments'>;
  stripe: StripeCalls;
  paypal: ReturnType<typeof paypalVendor>;
  liqpay: ReturnType<typeof liqpayVendor>;
};

type AfterCommit = (() => void)[];

/**
 * One market of a history: the code of the product over the store and the vendors in memory. Its
 * processes share the data, as those of one database do.
 */
export class SimulatedMarket {
  readonly data = new MemoryData();
  readonly scheduler = new Scheduler();
  readonly clock: Clock = { now: () => new Date(this.state.now) };
  readonly counts = new Map<string, number>();
  readonly vendors: MemoryVendors;
  weather: Weather = { drop: 0, lose: 0, reject: 0 };
  #store: OrderStore;
  #ids = 0;
  #owners = new WeakMap<LockOwner, Task>();
  #afterCommit = new WeakMap<Database, AfterCommit>();

  constructor(
    readonly state: HistoryState,
    readonly random: Random,
    readonly bug: PlantedBug | undefined,
    mirror?: Mirror,
  ) {
    const locks = new RowLocks({
      blocked: (owner) => {
        this.count('waits for a lock');
        const task = this.#owners.get(owner);
        if (task) this.scheduler.blocked(task);
      },
      resumed: (owner) => {
        const task = this.#owners.get(owner);
        if (task) this.scheduler.resumed(task);
      },
    });
    const store = createMemoryStore(this.data, locks);
    this.#store = mirror?.store(store) ?? store;
    const world = {
      now: () => this.state.now,
      nextId: (prefix: string) => {
        this.#ids += 1;
        return `${prefix}${this.#ids}`;
      },
      announce: (message: { vendor: string; kind: string; payment: string }) => {
        this.#ids += 1;
        const sent = { ...message, id: `evt_${this.#ids}` };
        this.state.messages.push(sent);
        this.state.told.push(sent);
      },
    };
    const vendors = {
      stripe: memoryStripe(world),
      paypal: memoryPaypal(world),
      liqpay: memoryLiqpay(world),
    };
    this.vendors = mirror?.vendors(vendors) ?? vendors;
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  money() {
    const { stripe, paypal, liqpay } = this.vendors;
    return [...stripe.money(), ...paypal.money(), ...liqpay.money()];
  }

  vehicle(id: string): Vehicle {
    const found = this.data.rows.vehicles.get(id);
    if (!found) throw new Error(`No vehicle ${id}`);
    return found;
  }

  /** The parts of a task, with the planted bug if there is one. */
  parts(task: Task): TaskParts {
    const began = (db: Database) => {
      const tx = transactionOf(db);
      if (!tx) return;
      this.#owners.set(tx, task);
      const after: AfterCommit = [];
      this.#afterCommit.set(db, after);
      tx.onCommit(() => {
        for (const run of after) run();
      });
    };
    const calls = {
      stripe: this.#slow(this.vendors.stripe, task, 'stripe') as StripeCalls,
      paypal: this.#slow({ call: this.vendors.paypal.call }, task, 'paypal').call,
      liqpay: this.#slow({ call: this.vendors.liqpay.call }, task, 'liqpay').call,
    };
    const bugs = this.bug ?? {};
    const bugged = bugs.store?.(this.#store, this) ?? this.#store;
    const stripe = bugs.stripe?.(calls.stripe) ?? calls.stripe;
    const paypal = paypalVendor(marketConfig.payments, calls.paypal);
    const liqpay = liqpayVendor(marketConfig.payments, calls.liqpay);
    const byName = new Map([
      ['STRIPE', stripeVendor(stripe as never)],
      ['PAYPAL', paypal],
      ['LIQPAY', liqpay],
    ]);
    for (const [name, vendor] of byName) {
      byName.set(name, bugs.vendor?.(vendor, this) ?? vendor);
    }
    return {
      store: steppedStore(bugged, task, began),
      vendors: { byName },
      stripe,
      paypal,
      liqpay,
      clock: this.clock,
      config: marketConfig,
      market: { payments: undefined } as Pick<MarketData, 'payments'>,
      events: { announce: async () => {} } as unknown as Events,
      cipher: plainCipher,
      jobs: bugs.jobs?.(this.#jobs) ?? this.#jobs,
      mails: this.#outbox,
      log: silent,
    };
  }

  /** Runs when the transaction of this handle is committed; at once outside of one. */
  onCommit(db: Database, run: () => void): void {
    const after = this.#afterCommit.get(db);
    if (after) after.push(run);
    else run();
  }

  readonly #jobs: JobQueue = {
    enqueue: async (db: Database, name: string, data: Record<string, string> = {}) =>
      this.onCommit(db, () => this.state.jobs.push({ name, data, attempts: 0 })),
  } as unknown as JobQueue;

  readonly #outbox: Outbox = {
    layOut: ((name: string, data: object) => ({ name, data })) as unknown as Outbox['layOut'],
    enqueue: async (db, message, of) => {
      const { name, data } = message as unknown as { name: string; data: object };
      const send = () => this.state.mails.push({ name, data, order_number: of?.order_number });
      if (this.bug?.sendsAtOnce) send();
      else this.onCommit(db, send);
      return '';
    },
    enqueueAll: async (db, messages) => {
      for (const message of messages) await this.#outbox.enqueue(db, message);
    },
  };

  /** Calls that other tasks can overtake before they are executed and before they respond. */
  #slow<Calls extends object>(calls: Calls, task: Task, vendor: string): Calls {
    const slow =
      (name: string, call: (...args: unknown[]) => Promise<unknown>) =>
      async (...args: unknown[]) => {
        const label = `${vendor} ${name} ${describe(args)}`;
        await task.step(label);
        const { drop, lose, reject } = this.weather;
        const isRefund = /refund/.test(label);
        const fail = (reason: 'unreachable' | 'rejected', what: string) => {
          this.count(`fault: ${what}`);
          task.scheduler.log?.(task, `fault: ${what}`);
          return new PaymentError(reason, vendor, { code: 'simulated' });
        };
        if (this.random.chance(drop)) throw fail('unreachable', 'call not received');
        if (isRefund && this.random.chance(reject)) throw fail('rejected', 'refund rejected');
        const result = await call(...args);
        await task.step(`${label}: response`);
        if (this.random.chance(lose)) throw fail('unreachable', 'response lost');
        return result;
      };
    const found = Object.entries(calls).map(([name, call]) => [name, slow(name, call)]);
    return Object.fromEntries(found) as Calls;
  }
}

const describe = (args: readonly unknown[]): string =>
  args
    .map((one) => (typeof one === 'object' && one !== null ? Object.values(one)[0] : one))
    .join(' ');

const silent = { warn() {}, error() {}, info() {} } as unknown as Logger;

/** Encrypts nothing: a history has no personal data. */
const plainCipher = {
  encrypt: (value: unknown) => JSON.stringify(value),
  decrypt: (text: string) => JSON.parse(text),
  index: () => undefined,
} as unknown as PiiCipher;
