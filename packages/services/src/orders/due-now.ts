import type { Money } from '@mawkib/core/money';
import type { Vehicle } from '../db/schema/dealers-and-vehicles.js';
import type { OrderLockRow } from '../db/schema/orders.js';

/** Amount that is due now. */
export interface DueNow {
  /** In the currency of the vehicle, where the market set one in it. */
  now: Money;
  /** As the payment vendor charges it, if that is another currency. */
  charged?: Money;
}

type Quoted = Pick<OrderLockRow, 'quote_minor' | 'quote_currency' | 'quote_base_minor'>;

/** The amount of a hold, or of the hold that the buyer would take now (`quoted`). */
export function dueNow(
  { quote_minor, quote_currency, quote_base_minor }: Quoted,
  { currency }: Pick<Vehicle, 'currency'>,
): DueNow {
  const charged = { amount: quote_minor, currency: quote_currency ?? currency };
  if (quote_base_minor === null) return { now: charged };
  return { now: { amount: quote_base_minor, currency }, charged };
}
