import { defaultMarket } from '@mawkib/core/locale';
import { type PushEvent, useAnalytics } from '@mawkib/core/react';
import { createContext, useContext, useEffect, useMemo } from 'react';
import type { ConfirmationResult, JourneyStep, VehicleSummary } from '../engine/index.js';

/** Data that connects the events of one journey. */
export interface TrackedJourney {
  step: JourneyStep;
  vehicle?: VehicleSummary | undefined;
  /** Id of the journey without personal data; without it no event is sent before the order. */
  journey?: string | undefined;
  /** Number of an order that this buyer placed. */
  orderNumber?: string | undefined;
  result?: ConfirmationResult | undefined;
}

/** Reports the buyer's choices to analytics, each once per journey. */
export interface JourneyChoices {
  /** A retailer's id or the kind of handover; default: the retailer that sells the car. */
  locationChosen(locationId?: string): void;
  /** The way to pay, or the payment vendor's name. */
  paymentChosen(paymentType: string): void;
}

const nothing: JourneyChoices = { locationChosen() {}, paymentChosen() {} };
const ChoicesContext = createContext(nothing);
export const JourneyChoicesProvider = ChoicesContext.Provider;

/** Use it within an `OrderLayout`. */
export const useJourneyChoices = (): JourneyChoices => useContext(ChoicesContext);

/** Reports the current step to analytics; returns functions that report the buyer's choices. */
export function useJourneyEvents(tracked: TrackedJourney): JourneyChoices {
  const push = useAnalytics();
  const { step, vehicle, journey, orderNumber, result } = tracked;
  useEffect(() => {
    reportStep(push, { step, vehicle, journey, orderNumber, result });
  }, [push, step, vehicle, journey, orderNumber, result]);
  return useMemo(() => choicesOf(push, vehicle, journey), [push, vehicle, journey]);
}

function reportStep(push: PushEvent, tracked: TrackedJourney): void {
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
