import {
  activateStep,
  loseLock,
  type Reservation,
  type SoftLock,
  validateStep,
} from '@mawkib/order-online/engine';
import { orderStore as store } from './order-store.ts';

/**
 * Starts the journey at the details step, or restarts it for another vehicle. `configUrl` is null
 * for a vehicle in stock.
 */
export function rememberDetails(
  vehicleId: string,
  detailsRoute: string,
  configUrl: string | null = null,
): void {
  const isOther = store.data().vehicleId !== vehicleId;
  store.saveSteps(activateStep(isOther ? store.resetSteps() : store.steps(), 0));
  store.updateData({ vehicleId, detailsRoute, configUrl });
}

/** Moves the journey to the checkout after the lock was acquired. */
export function rememberCheckout(vehicleId: string): void {
  const details = { stepIndex: 0, type: 'vehicle', value: vehicleId };
  store.saveSteps(activateStep(validateStep(store.steps(), details), 1));
  store.updateData({ vehicleId });
}

/** Records that the services rejected the lock, or that it expired before the page loaded. */
export function rememberLoss(lock: Omit<SoftLock, 'initModal' | 'kickedOutModal'>): void {
  store.saveSoftLock(loseLock({ ...lock, initModal: false, kickedOutModal: true }));
}

/** Records the placed order, once, so that a reload of this page does not clear a later journey. */
export function rememberOrder(reservation: Reservation): void {
  if (store.reservation()?.orderNumber !== reservation.orderNumber) store.finish(reservation);
}
