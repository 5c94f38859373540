import { releaseAllExpired } from '../../orders/checkout/reservation-expiry.job.js';
import { keepMessage } from '../../orders/payments/keep-message.js';
import { reconcilePayments, settlementJob } from '../../orders/payments/payment-jobs.js';
import { settlePayment } from '../../orders/payments/settle-payment.js';
import type { HistoryState, Job } from './history-state.js';
import { transactionOf } from './memory-store/create-memory-store.js';
import type { TaskParts } from './simulated-market.js';
import type { VendorMessage } from './vendors/vendor-money.js';

export const marketExpires = (parts: TaskParts) => releaseAllExpired(parts);

export const marketReconciles = (parts: TaskParts, underWay: boolean) =>
  reconcilePayments(parts, { underWay });

export async function marketRunsJob(parts: TaskParts, { name, data }: Job): Promise<void> {
  if (name !== settlementJob) throw new Error(`Unknown job ${name}`);
  await settlePayment(parts, data.payment_id ?? '');
}

/** Stores a webhook message with a verified signature. */
export const marketReceives = (parts: TaskParts, { vendor, ...message }: VendorMessage) =>
  keepMessage(parts, vendor, message);

/** A stock import marks the car as sold. */
export const marketLosesCar = (parts: TaskParts, state: HistoryState, id: string) =>
  parts.store.transaction(async (tx) => {
    const vehicle = await tx.lockVehicle(id);
    if (vehicle?.status !== 'stock') return;
    const now = parts.clock.now();
    await tx.updateVehicle(id, { status: 'sold', updated_at: now });
    transactionOf(tx.db)?.onCommit(() => state.soldElsewhere.set(id, now.getTime()));
  });
