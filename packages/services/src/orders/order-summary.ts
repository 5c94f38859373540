import type { OrderSummary } from '@mawkib/api-clients/contracts';
import type { OrderRow } from '../db/schema/orders.js';

/** Public data of an order, for anyone who has its number. Contains nothing about the customer. */
export function orderSummary(order: OrderRow, now: Date): OrderSummary {
  const over = order.status === 'created' && order.expires_at <= now;
  return {
    order_number: order.order_number,
    created_at: order.created_at.toISOString(),
    payment_status: order.payment_status,
    status: over ? 'expired' : order.status,
    vin: order.vin,
    vehicle_id: order.vehicle_id,
    expires_at: order.expires_at.toISOString(),
  };
}
