import { defaultMarket } from '@mawkib/core/locale';
import { type PushEvent, useAnalytics } from '@mawkib/core/react';
import { createContext, useContext, useEffect, useMemo } from 'react';
import type { ConfirmationResult, JourneyStep, VehicleSummary } from '../engine/index.js';

/** What makes the events of one journey belong together. */
export interface TrackedJourney {
  step: JourneyStep;
  vehicle?: VehicleSummary | undefined;
  /** Names the journey, and nothing of the buyer; without it nothing is told before the order. */
  journey?: string | undefined;
  /** Of an order that this buyer made. */
  orderNumber?: string | undefined;
  result?: ConfirmationResult | undefined;
}

/** Choices of a journey, as analytics is told of them: once a journey, however often they are made. */
export interface JourneyChoices {
  /** Where the car is taken over; the retailer that has it unless given. */
  locationChosen(locationId?: string): void;
  /** How it is paid: the vendor's name. */
  paymentChosen(paymentType: string): void;
}

const nothing: JourneyChoices = { locationChosen() {}, paymentChosen() {} };
const ChoicesContext = createContext(nothing);
export const JourneyChoicesProvider = ChoicesContext.Provider;

/** Within an `OrderFrame`. */
export const useJourneyChoices = (): JourneyChoices => useContext(ChoicesContext);

/** Tells analytics of the step that is shown, and answers what tells of the choices made in it. */
export function useJourneyEvents(tracked: TrackedJourney): JourneyChoices {
  const push = useAnalytics();
  const { step, vehicle, journey, orderNumber, result } = tracked;
  useEffect(() => {
    tellStep(push, { step, vehicle, journey, orderNumber, result });
  }, [push, step, vehicle, journey, orderNumber, result]);
  return useMemo(() => choicesOf(push, vehicle, journey), [push, vehicle, journey]);
}

function tellStep(push: PushEvent, tracked: TrackedJourney): void {
  const { step, vehicle, journey, orderNumber, result } = tracked;
  const ecommerce = vehicle?.offer;
  if (step === 'details' && ecommerce && journey) push('add_to_cart', { ecommerce }, journey);
  if (step === 'checkout' && ecommerce && journey) push('begin_checkout', { ecommerce }, journey);
  if (!orderNumber) return;
  const order = { ...ecommerce, transaction_id: orderNumber };
  if (step === 'success' && ecommerce) {
    const { currency = defaultMarket.currency, value = 0, items } = ecommerce;
    push('purchase', { ecommerce: { ...order, currency, value, items } });
  }
  if (step === 'confirmation' && result === 'confirmed') {
    push('checkout_vehicle_order_confirmed', { ecommerce: order });
  }
}

function choicesOf(
  push: PushEvent,
  vehicle: VehicleSummary | undefined,
  journey: string | undefined,
): JourneyChoices {
  const offer = vehicle?.offer;
  if (!offer || !journey) return nothing;
  return {
    locationChosen(location_id = vehicle.retailerId) {
      push('add_shipping_info', { location_id, ecommerce: offer }, journey);
    },
    paymentChosen(payment_type) {
      push('add_payment_info', { ecommerce: { ...offer, payment_type } }, journey);
    },
  };
}
