import type { StockWords } from '../vocabulary/vocabulary.js';
import type { ReadNumber } from './read-number.js';

/** How far a price that was asked for may be from those of the stock. */
const reach = 2;
/** A thousand kilometres and more are written out; less is said in thousands. */
const shortMileage = 500;

/**
 * What an amount without `thousand` means where vehicles cost what they do: `300` is 300,000 where
 * that is a price and 300 is none. The amount itself where the stock does not tell.
 */
export function priceMeant(
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
export const mileageMeant = ({ value, scale }: Pick<ReadNumber, 'value' | 'scale'>): number =>
  scale === 1 && value < shortMileage ? value * 1000 : value;

/** `موديل ٢٥` is 2025. */
export const yearMeant = ({ value, digits }: Pick<ReadNumber, 'value' | 'digits'>): number =>
  digits && value >= 10 && value < 60 ? 2000 + value : value;
