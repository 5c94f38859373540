import type { Customer } from '@mawkib/api-clients/contracts';
import type { OrderRow } from '../db/schema/orders.js';
import type { Vault } from '../encryption/vault.js';

const placeOf = (number: string) => `order/${number}`;

/** What is stored of who ordered: sealed, and found by their address and number. */
export function sealedCustomer(vault: Vault, order_number: string, customer: Customer) {
  return {
    customer: null,
    customer_sealed: vault.seal(customer, placeOf(order_number)),
    person_indexes: personIndexes(vault, customer),
  };
}

/** What a customer is found by. */
export function personIndexes(vault: Vault, { email, phone }: Customer): string[] {
  const indexes = [
    vault.index({ kind: 'email', value: email }),
    vault.index({ kind: 'phone', value: phone }),
  ];
  return indexes.filter((index) => index !== undefined);
}

type Sealed = Pick<OrderRow, 'order_number' | 'customer' | 'customer_sealed'>;

/** Who ordered; null once they were erased. */
export const customerOf = (
  vault: Vault,
  { order_number, customer, customer_sealed }: Sealed,
): Customer | null =>
  customer_sealed === null ? customer : vault.open(customer_sealed, placeOf(order_number));

/** What stays of who ordered: that they were erased, and when. */
export const erasedCustomer = (erased_at: Date) => ({
  customer: null,
  customer_sealed: null,
  person_indexes: [],
  erased_at,
});
