import type { InputOf } from '@mawkib/api-clients/contracts';
import type { listStaffOrders } from '@mawkib/api-clients/contracts/staff';
import { endOfDay, isValid, parseISO, startOfDay } from 'date-fns';

export const orderStatuses = ['created', 'confirmed', 'expired', 'cancelled'] as const;
export const paymentStatuses = ['not_required', 'pending', 'paid', 'failed', 'refunded'] as const;
/** Filters in the address. The buyer is not one: addresses are logged and shared. */
export const orderFilters = [
  'status',
  'payment_status',
  'vendor',
  'retailer',
  'from',
  'until',
] as const;

type Query = InputOf<typeof listStaffOrders>['query'];

/** Filters of the address as a query; days become their start and end. Unknown values are ignored. */
export function orderQuery(params: URLSearchParams): Query {
  const status = orderStatuses.find((known) => known === params.get('status'));
  const payment_status = paymentStatuses.find((known) => known === params.get('payment_status'));
  const vendor = params.get('vendor')?.trim();
  const retailer = params.get('retailer')?.trim();
  const from = parseISO(params.get('from') ?? '');
  const until = parseISO(params.get('until') ?? '');
  const before = params.get('before');
  return {
    ...(status && { status }),
    ...(payment_status && { payment_status }),
    ...(vendor && { vendor }),
    ...(retailer && { retailer }),
    ...(isValid(from) && { from: startOfDay(from).toISOString() }),
    ...(isValid(until) && { until: endOfDay(until).toISOString() }),
    ...(before && { before }),
  };
}
