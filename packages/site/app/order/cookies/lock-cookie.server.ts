import { createHash } from 'node:crypto';
import type { Money } from '@mawkib/core/money';
import { secondsInHour } from 'date-fns/constants';
import { createCookie } from 'react-router';
import { isMoney } from './is-money.ts';
import { isSecure, type Surroundings } from './is-secure.server.ts';
import { lockCookieName } from './lock-cookie-name.ts';

/** A buyer's vehicle lock, in an `httpOnly` cookie so that the journey works without scripts. */
export interface LockCookie {
  vehicleId: string;
  lockId: string;
  vendor: string;
  expiresAt: string;
  /** Amount due now when the lock was acquired; missing if there is nothing to pay. */
  deposit?: Money | undefined;
  /** Configuration that the vehicle was ordered by; missing for a vehicle in stock. */
  configUrl?: string | undefined;
  /** All steps before the checkout were answered. */
  isReady?: boolean | undefined;
}

const cookie = createCookie(lockCookieName, {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: secondsInHour,
});

/** Reads the lock; null if there is none or it is invalid. */
export async function readLockCookie(request: Request): Promise<LockCookie | null> {
  const value: unknown = await cookie.parse(request.headers.get('cookie')).catch(() => null);
  if (typeof value !== 'object' || value === null) return null;
  const { vehicleId, lockId, vendor, expiresAt, deposit, configUrl } = value as Record<
    string,
    unknown
  >;
  const texts = [vehicleId, lockId, vendor, expiresAt];
  if (!texts.every((text) => typeof text === 'string')) return null;
  return {
    ...(value as LockCookie),
    deposit: isMoney(deposit) ? deposit : undefined,
    configUrl: typeof configUrl === 'string' ? configUrl : undefined,
  };
}

export const setLockCookie = (lock: LockCookie, site: Surroundings): Promise<string> =>
  cookie.serialize(lock, { secure: isSecure(site) });

export const clearLockCookie = (site: Surroundings): Promise<string> =>
  cookie.serialize('', { maxAge: 0, secure: isSecure(site) });

/** The lock without its secret: `lockId` is the buyer's proof, so scripts get a hash of it. */
export const publicLock = ({ lockId, ...lock }: LockCookie): LockCookie => ({
  ...lock,
  lockId: createHash('sha256').update(lockId).digest('base64url').slice(0, 16),
});
