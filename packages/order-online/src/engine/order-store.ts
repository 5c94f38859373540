import type { localEntries, Storage } from '@mawkib/core/storage';
import { emptyOrderData, type OrderData, type Reservation } from './order-data.js';
import { restoreSoftLock, type SoftLock } from './soft-lock.js';
import { initialSteps, restoreSteps, type StepsState } from './steps/steps-state.js';

export type JourneyStorage = Pick<
  Storage<typeof localEntries>,
  'get' | 'set' | 'remove' | 'subscribe'
>;

/** The journey's four stored values (`createStorage` of core). */
export function createOrderStore(storage: JourneyStorage) {
  const resetSteps = (): StepsState => {
    storage.remove('sl_order_online_steps');
    return initialSteps();
  };
  const readData = (): OrderData => ({
    ...emptyOrderData(),
    ...storage.get('sl_order_online_data'),
  });
  return {
    /** The stored steps; an invalid state is cleared and replaced by the initial one. */
    steps: (): StepsState => {
      const stored = storage.get('sl_order_online_steps');
      return stored === null ? initialSteps() : (restoreSteps(stored) ?? resetSteps());
    },
    saveSteps: (state: StepsState): boolean => storage.set('sl_order_online_steps', state),
    resetSteps,
    data: readData,
    /** Merges a change into the buyer's choices. */
    updateData: (change: Partial<OrderData>): boolean =>
      storage.set('sl_order_online_data', { ...readData(), ...change }),
    resetData: (): void => storage.remove('sl_order_online_data'),
    softLock: (): SoftLock | null => restoreSoftLock(storage.get('sl_order_online_soft_lock')),
    saveSoftLock: (lock: SoftLock): boolean => storage.set('sl_order_online_soft_lock', lock),
    /**
     * Calls the listener when the lock may have changed, here or in another tab; returns an
     * unsubscribe function.
     */
    onSoftLock: (listener: () => void) => storage.subscribe('sl_order_online_soft_lock', listener),
    reservation: (): Reservation | null =>
      storage.get('sl_order_online_reservation') as Reservation | null,
    /** Stores the reservation and clears steps, choices and lock. */
    finish: (reservation: Reservation): void => {
      storage.set('sl_order_online_reservation', reservation);
      storage.remove('sl_order_online_soft_lock');
      storage.remove('sl_order_online_data');
      resetSteps();
    },
  };
}

export type OrderStore = ReturnType<typeof createOrderStore>;
