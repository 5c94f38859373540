import type { PaymentRow } from '../../db/schema/payments.js';
import type { OrderStore } from '../store/order-store.js';

/** Amount of a captured payment that can still be refunded. Requested refunds count as made. */
export async function refundable(
  store: Pick<OrderStore, 'refundedSum'>,
  { id, amount_minor }: Pick<PaymentRow, 'id' | 'amount_minor'>,
): Promise<number> {
  return amount_minor - (await store.refundedSum(id, ['requested', 'done']));
}
