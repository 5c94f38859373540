import { getDay } from 'date-fns';
import { millisecondsInDay } from 'date-fns/constants';
import { defaultMarket } from '../locale/market.js';
import { toMajor, toMoney } from '../money/money.js';
import { isCalendarDay } from '../schedule/is-calendar-day.js';
import { isWithin } from '../schedule/is-within.js';

/** Input of an item: an amount, or a toggle. */
export type RentalController =
  | { readonly type: 'amount'; readonly min?: number; readonly max?: number }
  | { readonly type: 'toggler' };

/** An extra item of a rental. */
export interface RentalItem {
  /** For the whole rental, in major units. */
  readonly price: number;
  readonly controller: RentalController;
  /** Amount; true or any number counts as 1 for a toggle that is on. */
  readonly chosen: number | boolean;
}

/**
 * Started 24-hour periods between pick-up and return: one hour is a day, 25 hours are two. Null if
 * the return is not after the pick-up, or a date is invalid.
 */
export function rentalDays(pickUp: Date | number, dropOff: Date | number): number | null {
  const length = Number(dropOff) - Number(pickUp);
  return length > 0 && Number.isFinite(length) ? Math.ceil(length / millisecondsInDay) : null;
}

/**
 * Amount of an item: the nearest integer from `min` (default 0) to
 * `max` (default 10), or 1 or 0 for a toggle.
 */
export function rentalCount({ controller, chosen }: RentalItem): number {
  const amount = Number(chosen);
  if (controller.type === 'toggler') return amount > 0 ? 1 : 0;
  const { min = 0, max = 10 } = controller;
  return Math.min(Math.max(Number.isNaN(amount) ? 0 : Math.round(amount), min), max);
}

/**
 * Total of a rental in major units, rounded to minor units of the currency: daily price times days,
 * plus items. Null if a price is negative or not finite, or `days` is not a positive integer.
 * Blocks document, section 3.4.
 */
export function rentalTotal(
  { daily, days, items }: { daily: number; days: number; items: readonly RentalItem[] },
  currency: string = defaultMarket.currency,
): number | null {
  const prices = [daily, ...items.map(({ price }) => price)];
  if (!prices.every((price) => Number.isFinite(price) && price >= 0)) return null;
  if (!Number.isInteger(days) || days < 1) return null;
  const minor = (amount: number) => toMoney(amount, currency).amount;
  const amount = items.reduce(
    (sum, item) => sum + minor(item.price) * rentalCount(item),
    minor(daily) * days,
  );
  return Number.isSafeInteger(amount) ? toMajor({ amount, currency }) : null;
}

export interface RentalDayOptions {
  readonly now: Date | number;
  /** Disabled days of the week, 0 is Sunday. Default: Sunday. */
  readonly disabledDays?: readonly number[];
  /** Time zone of today. Default: the market's. */
  readonly timeZone?: string;
  /** `YYYY-MM-DD`; earlier days are disabled too, e.g. returns before the pick-up. */
  readonly from?: string;
}

/**
 * True if a day, `YYYY-MM-DD`, can be selected: it exists, is not in the past in the market, not
 * before `from`, and not on a disabled day of the week.
 */
export function isRentalDay(
  day: string,
  { now, disabledDays = [0], timeZone = defaultMarket.timeZone, from = '' }: RentalDayOptions,
): boolean {
  if (!isCalendarDay(day) || day < from) return false;
  if (disabledDays.includes(getDay(`${day}T00:00`))) return false;
  return isWithin({ from: null, to: day }, now, timeZone);
}
