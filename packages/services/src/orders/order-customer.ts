import type { Customer } from '@mawkib/api-clients/contracts';
import type { OrderRow } from '../db/schema/orders.js';
import type { PiiCipher } from '../encryption/pii-cipher.js';

const placeOf = (number: string) => `order/${number}`;

/** What is stored of who ordered: sealed, and found by their address and number. */
export function encryptedCustomer(cipher: PiiCipher, order_number: string, customer: Customer) {
  return {
    customer: null,
    customer_sealed: cipher.encrypt(customer, placeOf(order_number)),
    person_indexes: personIndexes(cipher, customer),
  };
}

/** What a customer is found by. */
export function personIndexes(cipher: PiiCipher, { email, phone }: Customer): string[] {
  const indexes = [
    cipher.index({ kind: 'email', value: email }),
    cipher.index({ kind: 'phone', value: phone }),
  ];
  return indexes.filter((index) => index !== undefined);
}

type Encrypted = Pick<OrderRow, 'order_number' | 'customer' | 'customer_sealed'>;

/** Who ordered; null once they were erased. */
export const customerOf = (
  cipher: PiiCipher,
  { order_number, customer, customer_sealed }: Encrypted,
): Customer | null =>
  customer_sealed === null ? customer : cipher.decrypt(customer_sealed, placeOf(order_number));

/** What stays of who ordered: that they were erased, and when. */
export const erasedCustomer = (erased_at: Date) => ({
  customer: null,
  customer_sealed: null,
  person_indexes: [],
  erased_at,
});
