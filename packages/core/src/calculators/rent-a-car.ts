import { defaultMarket } from '../locale/market.js';
import { toMajor, toMoney } from '../money/money.js';
import { isWithin } from '../schedule/is-within.js';

/** How a subitem is chosen: so many of it, or yes and no. */
export type RentalController =
  | { readonly type: 'amount'; readonly min?: number; readonly max?: number }
  | { readonly type: 'toggler' };

/** Something rented besides the car. */
export interface RentalItem {
  /** For the whole rental, in major units. */
  readonly price: number;
  readonly controller: RentalController;
  /** How many; a toggler counts 1 when it is on, whatever it is given. */
  readonly chosen: number | boolean;
}

const dayLength = 24 * 60 * 60 * 1000;

/**
 * The started 24-hour periods between pick-up and return, instants of any kind: an hour is a day,
 * 25 hours are two. Null when the return is not after the pick-up, or either is no date.
 */
export function rentalDays(pickUp: Date | number, giveBack: Date | number): number | null {
  const length = Number(giveBack) - Number(pickUp);
  return length > 0 && Number.isFinite(length) ? Math.ceil(length / dayLength) : null;
}

/**
 * How many of an item count: for an amount the nearest whole number from `min` (0 unless given) to
 * `max` (10 unless given), for a toggler 1 or 0.
 */
export function rentalCount({ controller, chosen }: RentalItem): number {
  const amount = Number(chosen);
  if (controller.type === 'toggler') return amount > 0 ? 1 : 0;
  const { min = 0, max = 10 } = controller;
  return Math.min(Math.max(Number.isNaN(amount) ? 0 : Math.round(amount), min), max);
}

/**
 * What a rental costs, in major units, in whole minor units of the currency: the daily price for
 * each day, and each item for as often as it was chosen. Null when a price is below zero or no
 * finite number, or `days` no whole number above zero. Blocks document, section 3.4.
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

/** What decides whether a day can be chosen. */
export interface RentalDayOptions {
  readonly now: Date | number;
  /** Days of the week that cannot be chosen, 0 is Sunday; Sunday unless given. */
  readonly disabledDays?: readonly number[];
  /** Where today is decided; the market's unless given. */
  readonly timeZone?: string;
  /** `YYYY-MM-DD`; earlier days cannot be chosen either, as for a return before the pick-up. */
  readonly from?: string;
}

/**
 * Whether a day, `YYYY-MM-DD`, can be chosen: it exists, is not past where the market is, not before
 * `from`, and not on a disabled day of the week.
 */
export function isRentalDay(
  day: string,
  { now, disabledDays = [0], timeZone = defaultMarket.timeZone, from = '' }: RentalDayOptions,
): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return false;
  if (disabledDays.includes(date.getUTCDay()) || day < from) return false;
  return isWithin({ from: null, to: day }, now, timeZone);
}
