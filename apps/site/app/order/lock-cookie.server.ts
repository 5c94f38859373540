import { createCookie } from 'react-router';

/** A buyer's hold, kept where no script reads it, so that the journey works without one. */
export interface HeldLock {
  vehicleId: string;
  lockId: string;
  vendor: string;
  expiresAt: string;
}

const cookie = createCookie('mk_order_lock', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 3600,
});

/** The hold that this browser carries; damaged content reads as none. */
export async function readLock(request: Request): Promise<HeldLock | null> {
  const value: unknown = await cookie.parse(request.headers.get('cookie')).catch(() => null);
  if (typeof value !== 'object' || value === null) return null;
  const { vehicleId, lockId, vendor, expiresAt } = value as Record<string, unknown>;
  const texts = [vehicleId, lockId, vendor, expiresAt];
  return texts.every((text) => typeof text === 'string') ? (value as HeldLock) : null;
}

export const keepLock = (lock: HeldLock): Promise<string> => cookie.serialize(lock);

export const dropLock = (): Promise<string> => cookie.serialize('', { maxAge: 0 });
