import type { Person } from '@mawkib/api-clients/contracts/identity';
import type { resendableMails } from '@mawkib/api-clients/contracts/staff';
import { addDays, subMinutes } from 'date-fns';
import { and, eq, gt } from 'drizzle-orm';
import { mailOutbox } from '../../db/schema/mail-outbox.js';
import { cancelOrder } from '../cancel-order.js';
import { mailBuyerCancelled } from '../mails/order-change-mails.js';
import { mailBuyerReserved, mailConfirmationLink } from '../mails/order-mails.js';
import { customerOf } from '../order-customers.js';
import { addOrderToken } from '../order-secrets.js';
import type { OrderStore } from '../store/order-store.js';
import { isWaiting, lockOrder, type StaffChangeParts } from './lock-order.js';
import { cancelledAmount, mailsOf } from './order-actions.js';
import { orderSubject } from './order-events.js';
import { staffOrderErrors } from './staff-order-errors.js';

interface Change {
  number: string;
  by: Person;
}

/** Max days by which a deadline is extended at once. */
const maxDays = 30;

/** Cancels an order for staff, inside one transaction. Idempotent. */
export async function cancelForStaff(
  tx: OrderStore,
  { number, by, reason, free_vehicle }: Change & { reason: string; free_vehicle: boolean },
  parts: StaffChangeParts,
): Promise<void> {
  const { order, vehicle } = await lockOrder(tx, number);
  const now = parts.clock.now();
  if (order.status === 'cancelled') return;
  if (order.status !== 'confirmed' && !isWaiting(order, now)) throw staffOrderErrors.closed();
  if (order.sold_at || vehicle.status === 'sold') throw staffOrderErrors.sold();
  await cancelOrder(tx, { order, vehicle, reason, by, free: free_vehicle, now }, parts);
}

/** Extends the deadline of a waiting order and its hold, inside one transaction. Idempotent. */
export async function extendOrder(
  tx: OrderStore,
  { number, by, until }: Change & { until: Date },
  { clock }: Pick<StaffChangeParts, 'clock'>,
): Promise<void> {
  const { order } = await lockOrder(tx, number);
  const at = clock.now();
  if (!isWaiting(order, at)) throw staffOrderErrors.closed();
  if (until < order.expires_at) throw staffOrderErrors.deadlinePast();
  if (until > addDays(at, maxDays)) throw staffOrderErrors.deadlineTooFar(maxDays);
  if (until.getTime() === order.expires_at.getTime()) return;
  const { order_number, lock_id } = order;
  // The buyer is reminded again before the new deadline.
  await tx.updateOrder(order_number, { expires_at: until, reminded_at: null });
  await tx.updateOpenHold(lock_id, { expires_at: until });
  await tx.recordChange({
    by,
    at,
    action: 'order.extended',
    subject: orderSubject(order_number),
    details: { from: order.expires_at.toISOString(), until: until.toISOString() },
  });
}

/** Marks an order's vehicle as sold, or as reserved again, inside one transaction. Idempotent. */
export async function sellVehicle(
  tx: OrderStore,
  { number, by, sold }: Change & { sold: boolean },
  { clock, events }: Pick<StaffChangeParts, 'clock' | 'events'>,
): Promise<void> {
  const { order, vehicle } = await lockOrder(tx, number);
  if (order.status !== 'confirmed') throw staffOrderErrors.closed();
  if (sold === (order.sold_at !== null)) return;
  if (vehicle.status !== (sold ? 'reserved' : 'sold')) throw staffOrderErrors.vehicleChanged();
  const at = clock.now();
  await tx.updateOrder(order.order_number, { sold_at: sold ? at : null });
  await tx.updateVehicle(vehicle.id, { status: sold ? 'sold' : 'reserved', updated_at: at });
  await tx.recordChange({
    by,
    at,
    action: sold ? 'order.sold' : 'order.unsold',
    subject: orderSubject(order.order_number),
    details: { vehicle_id: vehicle.id },
  });
  await events.announce(tx.db, 'stock_changed', { vehicle_ids: [vehicle.id] });
}

type ResendableMail = (typeof resendableMails)[number];

/** Queues a mail of an order to its buyer again, at most once a minute, inside one transaction. */
export async function resendMail(
  tx: OrderStore,
  { number, by, mail }: Change & { mail: ResendableMail },
  parts: StaffChangeParts,
): Promise<void> {
  const { cipher, mails, config, clock } = parts;
  const { order, vehicle } = await lockOrder(tx, number);
  const at = clock.now();
  const customer = customerOf(cipher, order);
  if (!customer || !mailsOf(order, at).includes(mail)) throw staffOrderErrors.mailNotDue();
  const { order_number } = order;
  const sent = await tx.db.$count(
    mailOutbox,
    and(
      eq(mailOutbox.order_number, order_number),
      eq(mailOutbox.name, mail),
      gt(mailOutbox.created_at, subMinutes(at, 1)),
    ),
  );
  if (sent > 0) throw staffOrderErrors.mailJustSent();
  const ordered = { order, customer, vehicle, origin: config.origin, mails };
  if (mail === 'order-cancelled') {
    const amount = await cancelledAmount(tx.db, order);
    await mailBuyerCancelled(tx, { order, vehicle, amount, by: 'staff' }, parts);
  } else {
    const token = await addOrderToken(tx, order);
    if (mail === 'order-confirm') await mailConfirmationLink(tx, ordered, token);
    else await mailBuyerReserved(tx, ordered, token);
  }
  await tx.recordChange({
    by,
    at,
    action: 'order.mail_sent_again',
    subject: orderSubject(order_number),
    details: { mail },
  });
}
