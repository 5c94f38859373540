import type { Lock } from './journey.js';

/** What `sl_order_online_soft_lock` holds: the lock, and which of its two dialogs is open. */
export interface SoftLock {
  vehicleId: string;
  lockId: string;
  expiresAt: string;
  initModal: boolean;
  kickedOutModal: boolean;
}

/** A lock was taken or prolonged. The init dialog opens for a new lock, once, never for the same. */
export function takeLock(known: SoftLock | null, lock: Lock): SoftLock {
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

/** The lock was refused, or its time is over. */
export const loseLock = (lock: SoftLock): SoftLock => ({
  ...lock,
  initModal: false,
  kickedOutModal: true,
});

export const closeKickedOutModal = (lock: SoftLock): SoftLock => ({
  ...lock,
  kickedOutModal: false,
});

/** The stored value when it is whole, else `null`. */
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
