import { describe, expect, test } from 'vitest';
import {
  clearLockCookie,
  type LockCookie,
  publicLock,
  readLockCookie,
  setLockCookie,
} from './lock-cookie.server.ts';

const site = { publicUrl: 'https://cars.example' };
const lock: LockCookie = {
  vehicleId: '100200',
  lockId: '0b7c2f7e-6d0f-4a0e-9d55-0b1f6f3f9f10',
  vendor: 'NO_PAYMENT_JAPAN',
  expiresAt: '2026-11-20T12:00:00.000Z',
};
const sent = (cookie: string) =>
  new Request('https://cars.example/ar/', { headers: { cookie: cookie.split(';', 1)[0] ?? '' } });

describe('the cookie of a hold', () => {
  test('comes back whole; a dropped or damaged one is none', async () => {
    expect(await readLockCookie(sent(await setLockCookie(lock, site)))).toEqual(lock);
    expect(await readLockCookie(sent(await clearLockCookie(site)))).toBeNull();
    expect(await readLockCookie(sent('mk_order_lock=%'))).toBeNull();
    expect(await readLockCookie(sent(`mk_order_lock=${btoa('{"vehicleId":1}')}`))).toBeNull();
  });

  test('is out of reach of scripts, and of plain HTTP where visitors come by HTTPS', async () => {
    expect(await setLockCookie(lock, site)).toMatch(/HttpOnly.*Secure|Secure.*HttpOnly/);
    expect(await clearLockCookie(site)).toContain('Secure');
    expect(await setLockCookie(lock, { publicUrl: 'http://localhost:3000' })).not.toContain(
      'Secure',
    );
  });

  test('is shown to scripts by a stand-in that stays the same and gives nothing away', () => {
    const shown = publicLock(lock);
    expect(shown).toEqual({ ...lock, lockId: publicLock(lock).lockId });
    expect(shown.lockId).not.toContain(lock.lockId.slice(0, 8));
    expect(publicLock({ ...lock, lockId: crypto.randomUUID() }).lockId).not.toBe(shown.lockId);
  });
});
