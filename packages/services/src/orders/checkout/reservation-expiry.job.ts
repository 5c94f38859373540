import type { AppContext } from '../../app-context.js';
import type { JobDefinition } from '../../jobs/job-queue.js';
import type { OrderStore } from '../store/order-store.js';
import { releaseExpired } from './vehicle-locks.js';

const atOnce = 200;

export type ExpiryContext = Pick<AppContext, 'clock' | 'events' | 'cipher' | 'mails' | 'config'> & {
  store: OrderStore;
};

/**
 * Frees vehicles with expired holds and orders every minute, so that lists show them without a
 * request for the vehicle.
 */
export const reservationExpiryJob = (context: ExpiryContext): JobDefinition => ({
  name: 'reservation_expiry',
  every: '* * * * *',
  retries: 0,
  run: async () => {
    await releaseAllExpired(context);
  },
});

/** Ends all expired holds and orders. Resolves to the number of freed vehicles. */
export async function releaseAllExpired(context: ExpiryContext): Promise<number> {
  const { store, clock, events } = context;
  let freed = 0;
  for (;;) {
    const now = clock.now();
    const due = await store.overdueVehicles(now, atOnce);
    for (const vehicle_id of due) {
      // Lock order: the vehicle first, as everywhere.
      await store.transaction(async (tx) => {
        const vehicle = await tx.lockVehicle(vehicle_id);
        if (vehicle) await releaseExpired(tx, vehicle, now, context);
        await events.announce(tx.db, 'stock_changed', { vehicle_ids: [vehicle_id] });
      });
    }
    freed += due.length;
    if (due.length < atOnce) return freed;
  }
}
