import type { OrderSummary } from '@mawkib/api-clients/contracts/purchase';
import type { OrderRow } from '../../db/schema/orders.js';

/** State of an order's payment: a cancelled order returns what was paid, until that has arrived. */
export const shownPaymentStatus = ({
  status,
  payment_status,
}: Pick<OrderRow, 'status' | 'payment_status'>): OrderSummary['payment_status'] =>
  status === 'cancelled' && payment_status === 'paid' ? 'refunding' : payment_status;
