import { useEffect, useState } from 'react';
import {
  acquireLock,
  closeInitModal,
  type Lock,
  loseLock,
  type OrderStore,
  type SoftLock,
} from '../engine/index.js';

/**
 * The lock of this checkout in the browser's storage, as props for `CheckoutStep`. The init dialog
 * opens once per lock, across reloads and tabs; a lost lock is stored, and other tabs are notified
 * of both.
 */
export function useSoftLock(lock: Lock, store: OrderStore) {
  const [soft, setSoft] = useState<SoftLock | null>(null);
  const { lockId, vehicleId, expiresAt, vendor } = lock;
  useEffect(() => {
    const taken = acquireLock(store.softLock(), { lockId, vehicleId, expiresAt, vendor });
    store.saveSoftLock(taken);
    setSoft(taken);
    return store.onSoftLock(() => {
      const now = store.softLock();
      if (now?.lockId === lockId) setSoft(now);
    });
  }, [store, lockId, vehicleId, expiresAt, vendor]);
  const change = (next: (lock: SoftLock) => SoftLock) => {
    if (!soft) return;
    store.saveSoftLock(next(soft));
    setSoft(next(soft));
  };
  return {
    initModal: soft?.initModal ?? false,
    isLockLost: soft?.kickedOutModal ?? false,
    onInitModalClose: () => change(closeInitModal),
    onExpired: () => change(loseLock),
  };
}
