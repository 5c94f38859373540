import type { Route } from '../stripe-call.ts';
import { invalid } from '../stripe-failure.ts';

const account = (id: string) => ({
  id,
  object: 'account',
  charges_enabled: true,
  payouts_enabled: true,
  details_submitted: true,
});

/** "Accounts" and "Balance" in Stripe's API reference: enough to check a key. */
export const accountRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/account',
    handle: (call) => account(call.account || 'acct_sandbox'),
  },
  {
    method: 'GET',
    path: '/v1/accounts/:id',
    handle({ id }) {
      if (!/^acct_\w+$/.test(id))
        throw invalid(`No such account: '${id}'`, 'resource_missing', 'account');
      return account(id);
    },
  },
  {
    method: 'GET',
    path: '/v1/balance',
    handle: () => ({ object: 'balance', available: [], pending: [], livemode: false }),
  },
];
