import type { OrderSummary } from '@mawkib/api-clients/contracts/purchase';

/** Fields of an order summary next to its number. Site document, section 3. */
export interface OrderSummaryData {
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; a pending order can be confirmed until then. */
  expiresAt?: string;
  paymentStatus: OrderSummary['payment_status'];
  /** Null until the car has one. */
  vin: string | null;
}

type Told = Pick<OrderSummary, 'created_at' | 'payment_status' | 'vin' | 'expires_at'>;

/** Maps a response of `getOrder` to the fields of a summary. */
export const orderSummaryData = (order: Told): OrderSummaryData => ({
  createdAt: order.created_at,
  ...(order.expires_at && { expiresAt: order.expires_at }),
  paymentStatus: order.payment_status,
  vin: order.vin,
});
