import { describe, expect, test } from 'vitest';
import {
  acquireLock,
  closeInitModal,
  closeKickedOutModal,
  loseLock,
  restoreSoftLock,
} from './soft-lock.js';
import type { Lock } from './start-journey.js';

const lock: Lock = {
  lockId: 'a',
  vehicleId: '7',
  expiresAt: '2026-11-20T10:00:00.000Z',
  vendor: 'v',
};

describe('the two dialogs of a lock', () => {
  test('a new lock opens the init dialog, once; a lost one opens the kicked-out dialog [S-4-18]', () => {
    const taken = acquireLock(null, lock);
    expect(taken).toMatchObject({ initModal: true, kickedOutModal: false });
    const seen = closeInitModal(taken);
    const prolonged = acquireLock(seen, { ...lock, expiresAt: '2026-11-20T10:15:00.000Z' });
    expect(prolonged).toMatchObject({ initModal: false, expiresAt: '2026-11-20T10:15:00.000Z' });
    expect(loseLock(prolonged)).toMatchObject({ initModal: false, kickedOutModal: true });
  });

  test('the next lock starts a new state [S-4-19]', () => {
    const lost = closeKickedOutModal(loseLock(acquireLock(null, lock)));
    expect(lost).toMatchObject({ initModal: false, kickedOutModal: false });
    expect(acquireLock(lost, { ...lock, lockId: 'b' })).toMatchObject({ initModal: true });
  });
});

describe('restoring', () => {
  test('what was stored comes back, also with members that nobody knows', () => {
    const stored = acquireLock(null, lock);
    expect(restoreSoftLock({ ...stored, extra: 1 })).toEqual(stored);
  });

  test.each([null, 'x', {}, { ...lock, expiresAt: 'soon' }, { ...lock, lockId: 7 }])(
    '%j is nothing',
    (stored) => {
      expect(restoreSoftLock(stored)).toBeNull();
    },
  );
});
