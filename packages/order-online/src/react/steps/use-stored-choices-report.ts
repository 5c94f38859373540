import type { OrderChoices } from '@mawkib/api-clients/contracts';
import { useEffect } from 'react';
import { useJourneyChoices } from '../journey-events.js';

/** Reports choices that are stored with a hold; each is reported once per hold. */
export function useStoredChoicesReport({ payment, location }: OrderChoices, isHeld: boolean): void {
  const { locationChosen, paymentChosen } = useJourneyChoices();
  const way = payment && (payment.plan ? 'plan' : payment.option);
  const place = location && (location.kind === 'retailer' ? location.retailer_id : location.kind);
  useEffect(() => {
    if (isHeld && way) paymentChosen(way);
  }, [isHeld, way, paymentChosen]);
  useEffect(() => {
    if (isHeld && place) locationChosen(place);
  }, [isHeld, place, locationChosen]);
}
