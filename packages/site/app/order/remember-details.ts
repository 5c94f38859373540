import {
  activateStep,
  loseLock,
  type Reservation,
  type SoftLock,
  validateStep,
} from '@mawkib/order-online/engine';
import { orderStore as store } from './order-store.ts';

/** The buyer looks at a car's details: the journey begins, anew when it was about another car. */
export function rememberDetails(vehicleId: string, detailsRoute: string): void {
  const isOther = store.data().vehicleId !== vehicleId;
  store.saveSteps(activateStep(isOther ? store.resetSteps() : store.steps(), 0));
  store.updateData({ vehicleId, detailsRoute, configUrl: null });
}

/** The lock was taken with the details step; the checkout is where the buyer stands. */
export function rememberCheckout(vehicleId: string): void {
  const details = { stepIndex: 0, type: 'vehicle', value: vehicleId };
  store.saveSteps(activateStep(validateStep(store.steps(), details), 1));
  store.updateData({ vehicleId });
}

/** The services refused the lock, or its time was over before the page came. */
export function rememberLoss(lock: Omit<SoftLock, 'initModal' | 'kickedOutModal'>): void {
  store.saveSoftLock(loseLock({ ...lock, initModal: false, kickedOutModal: true }));
}

/** The order is stored; once, so that a later journey is not cleared by this page's reload. */
export function rememberOrder(reservation: Reservation): void {
  if (store.reservation()?.orderNumber !== reservation.orderNumber) store.finish(reservation);
}
