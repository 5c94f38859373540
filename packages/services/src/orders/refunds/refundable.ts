import type { PaymentRow } from '../../db/schema/payments.js';
import type { OrderStore } from '../store/order-store.js';

/** What can still be refunded of a captured payment; requested refunds count as made. */
export async function refundable(
  store: Pick<OrderStore, 'refundedSum'>,
  { id, amount_minor }: Pick<PaymentRow, 'id' | 'amount_minor'>,
): Promise<number> {
  return amount_minor - (await store.refundedSum(id, ['requested', 'done']));
}
