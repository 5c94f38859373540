import type { StockWords } from '../vocabulary/vocabulary.js';
import type { ReadNumber } from './read-number.js';

/** Max factor between a typed price and the stock's prices. */
const reach = 2;
/** Mileage below this is in thousands. */
const shortMileage = 500;

/**
 * Price that an amount without `thousand` means for the stock's prices: `300` becomes 300,000 if
 * that is a plausible price and 300 is not. Returns the amount itself if the prices are unknown.
 */
export function inferPrice(
  { value, scale }: Pick<ReadNumber, 'value' | 'scale'>,
  prices: StockWords['prices'],
): number {
  if (!prices || scale > 1 || value >= 10_000) return value;
  const isThousands =
    value * reach * 5 < prices.min &&
    value * 1000 * reach >= prices.min &&
    value * 1000 <= prices.max * reach;
  return isThousands ? value * 1000 : value;
}

/** `ممشى تحت ٥٠` is 50,000. */
export const inferMileage = ({ value, scale }: Pick<ReadNumber, 'value' | 'scale'>): number =>
  scale === 1 && value < shortMileage ? value * 1000 : value;

/** `موديل ٢٥` is 2025. */
export const inferYear = ({ value, digits }: Pick<ReadNumber, 'value' | 'digits'>): number =>
  digits && value >= 10 && value < 60 ? 2000 + value : value;
