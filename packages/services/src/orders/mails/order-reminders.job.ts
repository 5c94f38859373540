import { addHours } from 'date-fns';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { orders } from '../../db/schema/orders.js';
import type { JobDefinition } from '../../jobs/job-queue.js';
import { postgresOrderStore } from '../store/postgres/postgres-order-store.js';
import { mailReminder } from './order-change-mails.js';

/** Hours before the end of the link at which its buyer is reminded. */
const hoursBefore = 4;
const atOnce = 200;

type RemindersContext = Pick<AppContext, 'db' | 'clock' | 'cipher' | 'mails' | 'config'>;

/** Reminds buyers, once, of free orders that they have not confirmed. */
export const orderRemindersJob = (context: RemindersContext): JobDefinition => ({
  name: 'order_reminders',
  every: '*/5 * * * *',
  retries: 0,
  run: async () => {
    await remindBuyers(context);
  },
});

/** Resolves to the number of reminded buyers. */
export async function remindBuyers(context: RemindersContext): Promise<number> {
  const { db, clock } = context;
  const now = clock.now();
  const isDue = and(
    eq(orders.status, 'created'),
    isNull(orders.reminded_at),
    eq(orders.payment_status, 'not_required'),
    gt(orders.expires_at, now),
    lte(orders.expires_at, addHours(now, hoursBefore)),
  );
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(orders)
      .where(isDue)
      .orderBy(asc(orders.expires_at))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    for (const order of due) {
      const [vehicle] = await tx.select().from(vehicles).where(eq(vehicles.id, order.vehicle_id));
      if (vehicle) await mailReminder(postgresOrderStore(tx), { order, vehicle }, context);
      await tx
        .update(orders)
        .set({ reminded_at: now })
        .where(eq(orders.order_number, order.order_number));
    }
    return due.length;
  });
}
