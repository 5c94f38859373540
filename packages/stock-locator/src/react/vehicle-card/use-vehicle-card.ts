import type { RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { useAnalytics } from '@mawkib/core/react';
import { useLocale } from '@mawkib/ui';
import type { SearchLocation } from '../../engine/query/vehicle-query.js';
import { disclaimersOf } from '../../engine/showroom/disclaimers-of.js';
import { normaliseVehicle } from '../../engine/vehicle/normalise-vehicle.js';
import { showroomPath } from '../../engine/vehicle/showroom-path.js';
import type { ShowroomVehicle } from '../../engine/vehicle/showroom-vehicle.js';
import { useTermsHref } from '../budget/monthly-context.js';
import { useLiveVehicle } from '../live-listing/use-live-vehicle.js';
import { availabilityText } from './availability-text.js';

/** State of a vehicle's card, for custom cards. */
export interface VehicleCardState {
  showroom: ShowroomVehicle;
  /** Address of the vehicle's page with location and terms of the list, without the language. */
  href: string;
  /** State and availability in the page's language. */
  availability: string;
  /** Reserved or sold. */
  isReservedOrSold: boolean;
  disclaimers: ReturnType<typeof disclaimersOf>;
  /** Click handler of the link: reports to analytics. */
  onOpen: () => void;
}

/** State of a vehicle's card, with live updates of the vehicle. */
export function useVehicleCard(vehicle: RawVehicle, location?: SearchLocation): VehicleCardState {
  const { locale } = useLocale();
  const push = useAnalytics();
  const showroom = normaliseVehicle(useLiveVehicle(vehicle));
  const { product_card_disclaimer } = vehicle;
  return {
    showroom,
    href: useTermsHref(showroomPath(showroom, { location })),
    availability: availabilityText(showroom, locale),
    isReservedOrSold: !showroom.reservation.possible,
    disclaimers: disclaimersOf({ product_card_disclaimer }, null),
    onOpen: () =>
      push('click', {
        click_target: 'vehicle_card',
        click_text: showroom.specification.title,
        click_path: showroomPath(showroom),
        item_id: showroom.id,
      }),
  };
}
