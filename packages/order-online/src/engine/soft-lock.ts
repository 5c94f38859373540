import type { Lock } from './start-journey.js';

/** Content of `sl_order_online_soft_lock`: the lock, and which of its two dialogs is open. */
export interface SoftLock {
  vehicleId: string;
  lockId: string;
  expiresAt: string;
  initModal: boolean;
  kickedOutModal: boolean;
}

/** State for a new or extended lock. The init dialog opens once for each new lock. */
export function acquireLock(known: SoftLock | null, lock: Lock): SoftLock {
  const { vehicleId, lockId, expiresAt } = lock;
  const isSame = known?.lockId === lockId;
  return {
    vehicleId,
    lockId,
    expiresAt,
    initModal: isSame ? known.initModal : true,
    kickedOutModal: false,
  };
}

export const closeInitModal = (lock: SoftLock): SoftLock => ({ ...lock, initModal: false });

/** State after the lock was rejected or has expired. */
export const loseLock = (lock: SoftLock): SoftLock => ({
  ...lock,
  initModal: false,
  kickedOutModal: true,
});

export const closeKickedOutModal = (lock: SoftLock): SoftLock => ({
  ...lock,
  kickedOutModal: false,
});

/** The stored value if it is valid, else `null`. */
export function restoreSoftLock(stored: unknown): SoftLock | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { vehicleId, lockId, expiresAt, initModal, kickedOutModal } = stored as Partial<SoftLock>;
  if (typeof vehicleId !== 'string' || typeof lockId !== 'string') return null;
  if (typeof expiresAt !== 'string' || Number.isNaN(Date.parse(expiresAt))) return null;
  return {
    vehicleId,
    lockId,
    expiresAt,
    initModal: initModal === true,
    kickedOutModal: kickedOutModal === true,
  };
}
