import { BoundedMap } from '../surroundings/bounded-map.ts';
import type {
  Charge,
  Customer,
  PaymentIntent,
  PaymentMethod,
  Refund,
  StripeEvent,
} from './stripe-objects.ts';

/** State of one account. */
export interface AccountStore {
  intents: BoundedMap<PaymentIntent>;
  charges: BoundedMap<Charge>;
  refunds: BoundedMap<Refund>;
  customers: BoundedMap<Customer>;
  paymentMethods: BoundedMap<PaymentMethod>;
  events: BoundedMap<StripeEvent>;
}

/**
 * Accounts by id: `''` is the platform's own, connected accounts are named by the `Stripe-Account`
 * header.
 */
export interface Store {
  of(account: string): AccountStore;
  accounts(): string[];
  reset(): void;
}

const maxAccounts = 200;

export function createStore(): Store {
  const accounts = new Map<string, AccountStore>();
  const empty = (): AccountStore => ({
    intents: new BoundedMap(),
    charges: new BoundedMap(),
    refunds: new BoundedMap(),
    customers: new BoundedMap(),
    paymentMethods: new BoundedMap(),
    events: new BoundedMap(),
  });
  return {
    of(account) {
      const found = accounts.get(account) ?? empty();
      if (accounts.size >= maxAccounts && !accounts.has(account)) {
        const oldest = [...accounts.keys()].find((name) => name !== '');
        accounts.delete(oldest ?? '');
      }
      accounts.set(account, found);
      return found;
    },
    accounts: () => [...accounts.keys()],
    reset: () => accounts.clear(),
  };
}
