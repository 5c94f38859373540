import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import type { OrderLockRow } from '../../db/schema/orders.js';
import { baseQuoteOf, type CheckoutConfig, configWithVendor, quoteOf } from '../checkout-config.js';
import { paymentErrors } from '../payment-errors.js';
import type { OrderStore } from '../store/order-store.js';

/** Columns of the amount due now; the base only where it is in the currency of the vehicle. */
export function quoted(config: CheckoutConfig, vehicle: Pick<Vehicle, 'sale_minor' | 'currency'>) {
  const quote = quoteOf(config, vehicle);
  const base = baseQuoteOf(config, vehicle);
  const isExchanged = base?.currency === vehicle.currency && quote?.currency !== base.currency;
  return {
    quote_minor: quote?.amount ?? 0,
    quote_currency: quote?.currency ?? null,
    quote_base_minor: isExchanged ? base.amount : null,
  };
}

/** Changes a hold to another payment option that the company offers; the amount is quoted again. */
export async function chooseVendor(
  tx: OrderStore,
  lock: OrderLockRow,
  vendor_uuid: string | undefined,
  { config, vehicle }: { config: CheckoutConfig; vehicle: Vehicle },
): Promise<OrderLockRow> {
  if (vendor_uuid === undefined || vendor_uuid === lock.vendor_uuid) return lock;
  const chosen = configWithVendor(config, vendor_uuid);
  if (!chosen) throw paymentErrors.notConfigured();
  const set = { vendor_uuid, ...quoted(chosen, vehicle) };
  await tx.updateHold(lock.lock_id, set);
  return { ...lock, ...set };
}
