import type { OwnOrder } from '@mawkib/api-clients/contracts/purchase';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { dealers, vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { type OrderRow, orderLocks } from '../../db/schema/orders.js';
import type { HandlerContext } from '../../http/implement.js';
import { textsIn } from '../../locale/stored-texts.js';
import { termsReceipts } from '../buyer/accepted-terms.js';
import { customerOf } from '../order-customers.js';
import { appointmentOf } from './appointment-of.js';
import { cancellationOf } from './cancel-placed-order.js';

/** Data of an order for its buyer's page, in the requested language. */
export async function ownOrder(
  order: OrderRow,
  {
    db,
    clock,
    cipher,
    locale,
  }: Pick<AppContext, 'db' | 'clock' | 'cipher'> & Pick<HandlerContext, 'locale'>,
): Promise<OwnOrder> {
  const now = clock.now();
  const [found] = await db
    .select({ vehicle: vehicles, dealer: dealers })
    .from(vehicles)
    .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
    .where(eq(vehicles.id, order.vehicle_id));
  if (!found) throw new Error(`Order ${order.order_number} has lost its vehicle`);
  const { vehicle, dealer } = found;
  const [lock] = await db.select().from(orderLocks).where(eq(orderLocks.lock_id, order.lock_id));
  const { allowed, until } = cancellationOf(order, vehicle, now);
  const choices = customerOf(cipher, order)?.choices ?? null;
  const isFailed = order.status === 'created' && order.payment_status === 'failed';
  const isHeld = lock !== undefined && lock.released_at === null && lock.expires_at > now;
  return {
    model: textsIn(vehicle.texts, locale).model_display_name,
    retailer: { name: textsIn(dealer.texts, locale).name, phone: dealer.phone },
    price: vehicle.price_hidden.includes('cash')
      ? null
      : { amount: order.price_minor, currency: order.currency },
    deposit:
      order.deposit_minor > 0
        ? { amount: order.deposit_minor, currency: order.deposit_currency ?? order.currency }
        : null,
    finance_option: order.finance_option,
    choices,
    appointment: await appointmentOf(db, choices, locale),
    terms: await termsReceipts(db, order),
    confirmed_at: order.confirmed_at?.toISOString() ?? null,
    cancel: { allowed, until: until?.toISOString() ?? null },
    pay_again:
      isFailed && isHeld ? { lock_id: lock.lock_id, until: lock.expires_at.toISOString() } : null,
  };
}
