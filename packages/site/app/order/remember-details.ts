import type { OrderChoices, OrderOptions } from '@mawkib/api-clients/contracts/purchase';
import {
  acquireLock,
  type Lock,
  loseLock,
  type OrderData,
  type Reservation,
  rememberedChoices,
  type SoftLock,
  type StepsState,
  storedChoices,
} from '@mawkib/order-online/engine';
import { orderStore as store } from './order-store.ts';

/** Data of the steps page on the server. */
interface ShownSteps {
  vehicleId: string;
  detailsRoute: string;
  /** Null for a vehicle in stock. */
  configUrl: string | null;
  state: StepsState;
  choices: OrderChoices;
  options: OrderOptions;
  paymentRecipient: OrderData['paymentRecipient'];
  preselected: string | null;
  /** The open hold. */
  lock: Lock | null;
}

/**
 * Stores the state of the tabs, the buyer's choices and the hold; starts over for another vehicle.
 * Without a hold the registration number of a trade-in is deleted.
 */
export function rememberSteps(shown: ShownSteps): void {
  const { vehicleId, state, choices, options, lock, preselected } = shown;
  const isOther = store.data().vehicleId !== vehicleId;
  // Reading clears a stored state that is not valid.
  if (isOther) store.resetSteps();
  else store.steps();
  if (isOther) store.resetData();
  store.saveSteps(state);
  const { detailsRoute, configUrl, paymentRecipient } = shown;
  store.updateData({
    ...{ vehicleId, detailsRoute, configUrl, paymentRecipient },
    ...(preselected && { preselectedPaymentOption: preselected }),
    ...(Object.keys(choices).length > 0 && storedChoices(choices, options)),
  });
  if (lock) store.saveSoftLock(acquireLock(store.softLock(), lock));
  else forgetPlate();
}

/** Stores the terms that the visitor chose in the calculator of a vehicle's page. */
export function rememberPlan(vehicleId: string, plan: { deposit: number; months: number }): void {
  if (store.data().vehicleId !== vehicleId) {
    store.resetSteps();
    store.resetData();
  }
  const data = Object.entries(plan).map(([key, value]) => ({ key, value }));
  store.updateData({
    vehicleId,
    preselectedPaymentOption: 'plan',
    paymentOptionsData: { type: 'cash', data },
  });
}

/** Choices for a vehicle stored in this browser, for use after the hold and its data were deleted. */
export const choicesFor = (vehicleId: string): OrderChoices =>
  store.data().vehicleId === vehicleId ? rememberedChoices(store.data()) : {};

/** The registration number of a trade-in stays only as long as the hold. */
function forgetPlate(): void {
  const { tradeInData } = store.data();
  if (tradeInData?.registrationNumber) {
    store.updateData({ tradeInData: { ...tradeInData, registrationNumber: '' } });
  }
}

/** Stores the vehicle of the checkout. */
export function rememberCheckout(vehicleId: string): void {
  store.updateData({ vehicleId });
}

/** Records that the services rejected the lock, or that it expired before the page loaded. */
export function rememberLoss(lock: Omit<SoftLock, 'initModal' | 'kickedOutModal'>): void {
  store.saveSoftLock(loseLock({ ...lock, initModal: false, kickedOutModal: true }));
  forgetPlate();
}

/** Records the placed order, once, so that a reload of this page does not clear a later journey. */
export function rememberOrder(reservation: Reservation): void {
  if (store.reservation()?.orderNumber !== reservation.orderNumber) store.finish(reservation);
}
