import type { OrderSummary } from '@mawkib/api-clients/contracts';

/** What an order's summary says, beside its number. Site document, section 3. */
export interface OrderSummaryFacts {
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; until then an order that waits can be confirmed. */
  expiresAt?: string;
  paymentStatus: OrderSummary['payment_status'];
  /** Null for a car that has none yet. */
  vin: string | null;
}

type Told = Pick<OrderSummary, 'created_at' | 'payment_status' | 'vin' | 'expires_at'>;

/** The facts of a summary as `getOrder` answers it. */
export const orderSummaryFacts = (order: Told): OrderSummaryFacts => ({
  createdAt: order.created_at,
  ...(order.expires_at && { expiresAt: order.expires_at }),
  paymentStatus: order.payment_status,
  vin: order.vin,
});
