import { type RentalItem, rentalCount, rentalDays, rentalTotal } from '@mawkib/core/calculators';
import { defaultMarket } from '@mawkib/core/locale';
import { useState } from 'react';
import type { RentalExtra } from '../../../../shared/rental/rental-extras.js';
import type { RentalLocation } from '../../configuration/rental-locations.js';
import type { RentalVehicle } from '../../configuration/rental-vehicles.js';
import { locationsOf } from '../../locations-of.js';
import { instantOf } from './instant-of.js';
import { type OverlayProps, sameName } from './overlay-props.js';

/** Choices of a visitor. Days are `YYYY-MM-DD`, times `HH:mm` in the market's time zone. */
export interface RentalChoice {
  /** Name of the vehicle; blank until one is chosen. */
  vehicle: string;
  pickUp: string;
  /** Blank: the place of the pick-up. */
  dropOff: string;
  days: { start: string; end: string } | null;
  pickUpTime: string;
  returnTime: string;
  /** Amounts by key of the extra; missing ones are as configured. */
  amounts: Readonly<Record<string, number>>;
}

/** Extras under one heading; keys are unique in the overlay. */
export interface ExtraGroup {
  id: string;
  title: string;
  items: { label: string; extras: RentalExtra[] }[];
}

export interface Rental {
  choice: RentalChoice;
  change: (part: Partial<RentalChoice>) => void;
  vehicle: RentalVehicle | undefined;
  locations: RentalLocation[];
  pickUp: RentalLocation | undefined;
  dropOff: RentalLocation | undefined;
  extraGroups: ExtraGroup[];
  /** Chosen amount of an extra. */
  amountOf: (extra: RentalExtra) => number;
  from: Date | null;
  to: Date | null;
  /** Null until both days are valid. */
  days: number | null;
  /** In major units; null without days or price. */
  total: number | null;
}

/** The state of the inquiry, with everything that follows from it. */
export function useRental({ request, vehicles, fields, groups, label }: OverlayProps): Rental {
  const [choice, setChoice] = useState<RentalChoice>(() => ({
    vehicle: request.car || (vehicles.length === 1 ? (vehicles[0]?.display_name ?? '') : ''),
    pickUp: '',
    dropOff: '',
    days: null,
    pickUpTime: '10:00',
    returnTime: '10:00',
    amounts: {},
  }));
  const vehicle = vehicles.find(({ display_name }) => sameName(display_name, choice.vehicle));
  const locations = locationsOf(vehicle ?? { locations: [] }, fields.locations_json);
  const only = locations.length === 1 ? locations[0] : undefined;
  const placeOf = (key: string) => locations.find(({ name_key }) => name_key === key);
  const pickUp = placeOf(choice.pickUp) ?? only;
  const dropOff = placeOf(choice.dropOff) ?? pickUp;
  const from = choice.days && instantOf(choice.days.start, choice.pickUpTime);
  const to = choice.days && instantOf(choice.days.end, choice.returnTime);
  const days = from && to && rentalDays(from, to);
  const isRequested = request.car !== '' && sameName(choice.vehicle, request.car);
  const extraGroups: ExtraGroup[] = [
    ...(isRequested && request.extras.length > 0
      ? [
          {
            id: 'car',
            title: label('extras'),
            items: [{ label: '', extras: keyed('car', request.extras) }],
          },
        ]
      : []),
    ...groups.map(({ id, fields: { step_title, items } }) => ({
      id,
      title: step_title ?? '',
      items: items.map((item) => ({
        label: item.label,
        extras: keyed(`${id}/${item.key}`, item.subitems),
      })),
    })),
  ];
  const itemOf = (extra: RentalExtra): RentalItem => {
    const { key, controller, price } = extra;
    const chosen = Object.hasOwn(choice.amounts, key) ? choice.amounts[key] : controller.start;
    return { price, controller, chosen: chosen ?? 0 };
  };
  const extras = extraGroups.flatMap(({ items }) => items.flatMap((item) => item.extras));
  const daily = vehicle?.price.daily ?? null;
  return {
    choice,
    change: (part) => setChoice((now) => ({ ...now, ...part })),
    vehicle,
    locations,
    pickUp,
    dropOff,
    extraGroups,
    amountOf: (extra) => rentalCount(itemOf(extra)),
    from,
    to,
    days,
    total:
      days === null || daily === null
        ? null
        : rentalTotal({ daily, days, items: extras.map(itemOf) }, defaultMarket.currency),
  };
}

const keyed = (path: string, extras: readonly RentalExtra[]): RentalExtra[] =>
  extras.map((extra) => ({ ...extra, key: `${path}/${extra.key}` }));
