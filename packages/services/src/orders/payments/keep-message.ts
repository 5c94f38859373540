import type { AppContext } from '../../app-context.js';
import type { VendorName } from '../../db/schema/payments.js';
import type { WebhookMessage } from '../../payment-providers/payment-provider.js';
import type { OrderStore } from '../store/order-store.js';
import { settlementJob } from './payment-jobs.js';

/** Stores a verified webhook message with its settlement job; a repeated one changes nothing. */
export async function keepMessage(
  { store, clock, jobs }: Pick<AppContext, 'clock' | 'jobs'> & { store: OrderStore },
  vendor: VendorName,
  { id, kind, payment }: WebhookMessage,
): Promise<void> {
  await store.transaction(async (tx) => {
    const known = payment === undefined ? undefined : await tx.paymentByAnyName(vendor, payment);
    const isFresh = await tx.insertEvent({
      vendor,
      event_id: id.slice(0, 255).toWellFormed(),
      kind: kind.slice(0, 255).toWellFormed(),
      payment_id: known?.id ?? null,
      received_at: clock.now(),
    });
    if (isFresh && known) await jobs.enqueue(tx.db, settlementJob, { payment_id: known.id });
  });
}
