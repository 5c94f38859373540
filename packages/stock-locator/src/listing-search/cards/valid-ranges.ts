import { vehicleLimits } from '../../engine/fields/vehicle-limits.js';
import type { RangeKey } from '../../engine/filters/filter-definitions.js';
import type { StockEntry } from '../live-index/stock-entry.js';

/** Values below one mean "none": an amount of zero, an engine without power. */
const above = (max: number) => [1, max] as const;

const spans: Readonly<Record<RangeKey, readonly [min: number, max: number]>> = {
  display_price: above(vehicleLimits.amount[1]),
  msrp_price: above(vehicleLimits.amount[1]),
  mileage: vehicleLimits.mileage,
  production_year: vehicleLimits.year,
  model_year: vehicleLimits.year,
  power: above(vehicleLimits.power[1]),
};

const within = (value: number | null, [min, max]: readonly [number, number]) =>
  value !== null && value >= min && value <= max ? value : null;

/**
 * Numbers of a vehicle for ranges and sorts, without invalid ones, which cards do not show either.
 * Without a price the list price is shown and compared.
 */
export function validRanges(ranges: StockEntry['ranges']): StockEntry['ranges'] {
  const msrp_price = within(ranges.msrp_price, spans.msrp_price);
  return {
    display_price: within(ranges.display_price, spans.display_price) ?? msrp_price,
    msrp_price,
    mileage: within(ranges.mileage, spans.mileage),
    production_year: within(ranges.production_year, spans.production_year),
    model_year: within(ranges.model_year, spans.model_year),
    power: within(ranges.power, spans.power),
  };
}

/** Filter value of the seats; empty if the number is invalid. */
export const validSeats = (seats: unknown): string[] =>
  typeof seats === 'number' &&
  Number.isInteger(seats) &&
  within(seats, above(vehicleLimits.seats[1])) !== null
    ? [String(seats)]
    : [];
