import type { Money } from '@mawkib/core/money';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import type { OrderLockRow } from '../../db/schema/orders.js';

/** The deposit of a hold in the currency of the vehicle, where the market set one in it. */
export const dueNow = (lock: OrderLockRow, { currency }: Vehicle): Money =>
  lock.quote_base_minor === null
    ? { amount: lock.quote_minor, currency: lock.quote_currency ?? currency }
    : { amount: lock.quote_base_minor, currency };
