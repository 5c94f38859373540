import { locationName } from '../../locations-of.js';
import type { Rental } from './use-rental.js';

/** Chosen extras with their amounts. */
export const chosenItems = ({ extraGroups, amountOf }: Rental) =>
  extraGroups
    .flatMap(({ items }) => items.flatMap(({ extras }) => extras))
    .map((extra) => ({ label: extra.label, amount: amountOf(extra) }))
    .filter(({ amount }) => amount > 0);

/** Values of an inquiry for the hidden fields of its form, by the names of the mapping. */
export function rentalValues(rental: Rental): Record<string, string> {
  const { choice, vehicle, pickUp, dropOff, days, total } = rental;
  return {
    vehicle: vehicle?.display_name ?? '',
    pickup_location: pickUp ? locationName(pickUp) : '',
    pickup_date: choice.days ? `${choice.days.start} ${choice.pickUpTime}` : '',
    return_location: dropOff ? locationName(dropOff) : '',
    return_date: choice.days ? `${choice.days.end} ${choice.returnTime}` : '',
    days: days === null ? '' : String(days),
    items: chosenItems(rental)
      .map(({ label, amount }) => (amount > 1 ? `${label} × ${amount}` : label))
      .join(', '),
    total: total === null ? '' : String(total),
  };
}
