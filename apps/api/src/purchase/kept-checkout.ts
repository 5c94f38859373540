import type { OrderDetails } from '@mawkib/api-clients/contracts';
import type { OrderLockRow } from '../db/schema/purchase.js';
import type { Vault } from '../personal-data/vault.js';

const placeOf = (lock_id: string) => `checkout/${lock_id}`;

/** What a buyer told before paying, as it is stored with their hold. */
export const keepCheckout = (vault: Vault, lock_id: string, details: OrderDetails) => ({
  checkout_sealed: vault.seal(details, placeOf(lock_id)),
});

/** Null where nothing was told, or it is no longer needed. */
export const keptCheckout = (
  vault: Vault,
  { lock_id, checkout_sealed }: Pick<OrderLockRow, 'lock_id' | 'checkout_sealed'>,
): OrderDetails | null =>
  checkout_sealed === null ? null : vault.open(checkout_sealed, placeOf(lock_id));
