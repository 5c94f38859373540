import { seconds } from '../../surroundings/clock.ts';
import { pageOf } from '../lists.ts';
import { mergeMetadata, readParams } from '../read-params.ts';
import type { Route, StripeCall } from '../stripe-call.ts';
import { missing } from '../stripe-failure.ts';
import type { Customer } from '../stripe-objects.ts';

const fields = ['email', 'name', 'phone', 'description', 'address', 'shipping'] as const;
const known = [...fields, 'metadata', 'preferred_locales', 'payment_method'];

function find({ store, id }: StripeCall): Customer {
  const found = store.customers.get(id);
  if (!found || found.deleted) throw missing('customer', id);
  return found;
}

function write(call: StripeCall, before: Customer): Customer {
  const params = readParams(call.params, known);
  const changed: Customer = { ...before, metadata: mergeMetadata(before.metadata, params) };
  for (const name of fields) {
    if (params.has(name)) changed[name] = params.raw(name) === '' ? null : params.raw(name);
  }
  call.store.customers.set(changed.id, changed);
  return changed;
}

/** "Customers" in Stripe's API reference, as far as payments need them. */
export const customerRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    handle(call) {
      const made = write(call, {
        id: call.ids.next('cus_', 14),
        object: 'customer',
        created: seconds(call.clock),
        livemode: false,
        metadata: {},
        ...Object.fromEntries(fields.map((name) => [name, null])),
      });
      call.emit('customer.created', made);
      return made;
    },
  },
  { method: 'GET', path: '/v1/customers/:id', handle: find },
  { method: 'POST', path: '/v1/customers/:id', handle: (call) => write(call, find(call)) },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    handle(call) {
      const { id } = find(call);
      call.store.customers.delete(id);
      return { id, object: 'customer', deleted: true };
    },
  },
  {
    method: 'GET',
    path: '/v1/customers',
    handle({ store, params }) {
      const of = store.customers
        .list()
        .filter(({ email }) => !params.email || email === params.email);
      return pageOf('/v1/customers', of, params, ['email']);
    },
  },
];
