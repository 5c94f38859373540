import type { localEntries, Storage } from '@mawkib/core/storage';
import { emptyOrderData, type OrderData, type Reservation } from './order-data.js';
import { restoreSoftLock, type SoftLock } from './soft-lock.js';
import { initialSteps, restoreSteps, type StepsState } from './steps-state.js';

export type JourneyStorage = Pick<
  Storage<typeof localEntries>,
  'get' | 'set' | 'remove' | 'subscribe'
>;

/** The journey's four stored values over the browser's storage (`createStorage` of core). */
export function createOrderStore(storage: JourneyStorage) {
  const resetSteps = (): StepsState => {
    storage.remove('sl_order_online_steps');
    return initialSteps();
  };
  const readData = (): OrderData => ({
    ...emptyOrderData(),
    ...(storage.get('sl_order_online_data') as Partial<OrderData> | null),
  });
  return {
    /** The stored steps; a state that cannot be is cleared and starts over. */
    steps: (): StepsState => {
      const stored = storage.get('sl_order_online_steps');
      return stored === null ? initialSteps() : (restoreSteps(stored) ?? resetSteps());
    },
    saveSteps: (state: StepsState): boolean => storage.set('sl_order_online_steps', state),
    resetSteps,
    data: readData,
    /** Changes some of the buyer's choices; the others stay. */
    updateData: (change: Partial<OrderData>): boolean =>
      storage.set('sl_order_online_data', { ...readData(), ...change } as never),
    softLock: (): SoftLock | null => restoreSoftLock(storage.get('sl_order_online_soft_lock')),
    saveSoftLock: (lock: SoftLock): boolean => storage.set('sl_order_online_soft_lock', lock),
    /** Calls when the lock may have changed, here or in another tab. Answers how to stop. */
    onSoftLock: (listener: () => void) => storage.subscribe('sl_order_online_soft_lock', listener),
    reservation: (): Reservation | null =>
      storage.get('sl_order_online_reservation') as Reservation | null,
    /** The order is made: it is remembered, and steps, choices and lock are cleared. */
    finish: (reservation: Reservation): void => {
      storage.set('sl_order_online_reservation', reservation);
      storage.remove('sl_order_online_soft_lock');
      storage.remove('sl_order_online_data');
      resetSteps();
    },
  };
}

export type OrderStore = ReturnType<typeof createOrderStore>;
