import { plain } from '../http/plain.ts';
import type { AccountStore } from './store.ts';
import { invalid } from './stripe-failure.ts';

type Fields = Record<string, unknown>;

const find = (store: AccountStore, id: string): object | undefined =>
  store.charges.get(id) ??
  store.intents.get(id) ??
  store.customers.get(id) ??
  store.paymentMethods.get(id) ??
  store.refunds.get(id);

function open(object: Fields, [name = '', ...rest]: string[], store: AccountStore): Fields {
  const value = object[name];
  if (Array.isArray(value)) {
    return {
      ...object,
      [name]: value.map((item) => (rest.length > 0 ? open(item, rest, store) : item)),
    };
  }
  if (value === undefined)
    throw invalid(`This property cannot be expanded (${name}).`, undefined, 'expand');
  const opened = typeof value === 'string' ? (find(store, value) ?? value) : value;
  const deeper = rest.length > 0 && typeof opened === 'object' && opened !== null;
  return { ...object, [name]: deeper ? open(opened as Fields, rest, store) : opened };
}

/**
 * "Expanding Responses" in Stripe's API reference: `expand[]=latest_charge` replaces the id by the
 * object.
 */
export function expand(object: object, paths: unknown, store: AccountStore): object {
  if (!Array.isArray(paths)) return object;
  return paths.reduce<Fields>((fields, path) => open(fields, plain(path).split('.'), store), {
    ...object,
  });
}
