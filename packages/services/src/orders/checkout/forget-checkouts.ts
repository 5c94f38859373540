import { subDays } from 'date-fns';
import type { AppContext } from '../../app-context.js';
import type { OrderStore } from '../store/order-store.js';
import { encryptedCheckout, erasedCheckout, storedCheckout } from './stored-checkouts.js';

const atOnce = 200;

/**
 * Deletes the buyers' details of ended holds at once and their choices a day later, so that a buyer
 * who returns finds them; where an order has them, both at once. A hold with a pending payment
 * keeps everything.
 */
export async function forgetCheckouts({
  store,
  clock,
  cipher,
}: Pick<AppContext, 'clock' | 'cipher'> & { store: OrderStore }): Promise<void> {
  const releasedBefore = subDays(clock.now(), 1);
  await store.updateEndedCheckouts({ releasedBefore }, erasedCheckout);
  await store.updateEndedCheckouts({ hasOrder: true }, erasedCheckout);
  for (const lock of await store.endedCheckouts(atOnce)) {
    const { lead_attributes: _, customer_email: __, ...draft } = storedCheckout(cipher, lock) ?? {};
    const kept =
      'locale' in draft && draft.metadata
        ? encryptedCheckout(cipher, lock.lock_id, draft)
        : erasedCheckout;
    await store.updateEndedCheckouts({ lock_id: lock.lock_id }, kept);
  }
}
