// @vitest-environment happy-dom
import { createStorage, localEntries } from '@mawkib/core/storage';
import { LocaleProvider } from '@mawkib/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOrderStore } from '../engine/index.js';
import { CheckoutStep } from './checkout/CheckoutStep.js';
import { useSoftLock } from './use-soft-lock.js';

const logger = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const openStore = () =>
  createOrderStore(
    createStorage(
      () => localStorage,
      logger,
      localEntries,
      () => window,
    ),
  );
const store = openStore();
const serverNow = '2026-11-20T08:00:00.000Z';
let due: (() => void) | null = null;
let time = Date.parse(serverNow);
const clock = {
  now: () => time,
  after: (_: number, callback: () => void) => {
    due = callback;
    return () => {};
  },
};

beforeEach(() => {
  localStorage.clear();
  time = Date.parse(serverNow);
});
afterEach(cleanup);

function Checkout({ lockId }: { lockId: string }) {
  const expiresAt = '2026-11-20T08:15:00.000Z';
  const soft = useSoftLock({ lockId, vehicleId: '7', expiresAt, vendor: 'v' }, store);
  return (
    <CheckoutStep
      {...soft}
      expiresAt={expiresAt}
      serverNow={serverNow}
      vehicleHref="/showroom/defender-7"
      clock={clock}
    />
  );
}
const open = (lockId: string) =>
  render(
    <LocaleProvider locale="en">
      <Checkout lockId={lockId} />
    </LocaleProvider>,
  );
const initDialog = () => screen.queryByText('The car is now held for you');

test('the init dialog opens once for a lock, not again after a reload, and again for another lock [S-4-18]', () => {
  open('a');
  expect(initDialog()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(initDialog()).toBeNull();
  cleanup();
  open('a');
  expect(initDialog()).toBeNull();
  cleanup();
  open('b');
  expect(initDialog()).not.toBeNull();
});

test('an expired lock is stored as lost, with a link back to the vehicle [S-4-19]', async () => {
  open('a');
  time += 16 * 60_000;
  act(() => due?.());
  expect(screen.getByText('Back to the car').closest('a')?.getAttribute('href')).toBe(
    '/en/showroom/defender-7',
  );
  expect(store.softLock()).toMatchObject({ kickedOutModal: true, initModal: false });
});

test('a dialog that is closed in another tab is closed here, and another lock there is not ours', () => {
  open('a');
  const inAnotherTab = openStore();
  const write = (lockId: string) =>
    act(() => {
      const expiresAt = '2026-11-20T08:15:00.000Z';
      const lock = { vehicleId: '7', lockId, expiresAt, initModal: false, kickedOutModal: false };
      inAnotherTab.saveSoftLock(lock);
      window.dispatchEvent(new StorageEvent('storage', { key: 'sl_order_online_soft_lock' }));
    });
  write('b');
  expect(initDialog()).not.toBeNull();
  write('a');
  expect(initDialog()).toBeNull();
});
