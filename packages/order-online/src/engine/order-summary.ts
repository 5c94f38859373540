import type { OrderSummary } from '@mawkib/api-clients/contracts';

/** What an order's summary says, beside its number. Site document, section 3. */
export interface OrderSummaryFacts {
  /** ISO 8601. */
  createdAt: string;
  paymentStatus: OrderSummary['payment_status'];
  vin: string;
}

/** The facts of a summary as `getOrder` answers it. */
export const orderSummaryFacts = ({
  created_at,
  payment_status,
  vin,
}: Pick<OrderSummary, 'created_at' | 'payment_status' | 'vin'>): OrderSummaryFacts => ({
  createdAt: created_at,
  paymentStatus: payment_status,
  vin,
});
