import type { Customer } from '@mawkib/api-clients/contracts/purchase';
import type { OrderRow } from '../db/schema/orders.js';
import type { PiiCipher } from '../encryption/pii-cipher.js';

/** The customer as stored with an order: with the buyer's choices and reason of a cancellation. */
export interface StoredCustomer extends Customer {
  choices?: Readonly<Record<string, unknown>> | undefined;
  cancel_reason?: string | undefined;
  /** Reasons that staff gave for refunds, by the refund's id. */
  refund_reasons?: Readonly<Record<string, string>> | undefined;
}

const aadOf = (number: string) => `order/${number}`;

/**
 * Columns of an order with the customer: encrypted, with the blind indexes of their address and
 * number.
 */
export function encryptedCustomer(
  cipher: PiiCipher,
  order_number: string,
  customer: StoredCustomer,
) {
  return {
    customer: null,
    customer_encrypted: cipher.encrypt(customer, aadOf(order_number)),
    person_indexes: personIndexes(cipher, customer),
  };
}

/** Blind indexes by which a customer is found. */
export function personIndexes(cipher: PiiCipher, { email, phone }: Customer): string[] {
  const indexes = [
    cipher.index({ kind: 'email', value: email }),
    cipher.index({ kind: 'phone', value: phone }),
  ];
  return indexes.filter((index) => index !== undefined);
}

type Encrypted = Pick<OrderRow, 'order_number' | 'customer' | 'customer_encrypted'>;

/** The decrypted customer; null after erasure. */
export const customerOf = (
  cipher: PiiCipher,
  { order_number, customer, customer_encrypted }: Encrypted,
): StoredCustomer | null =>
  customer_encrypted === null ? customer : cipher.decrypt(customer_encrypted, aadOf(order_number));

/** Values that erase the customer and record when. */
export const erasedCustomer = (erased_at: Date) => ({
  customer: null,
  customer_encrypted: null,
  person_indexes: [],
  erased_at,
});
