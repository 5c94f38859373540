import type { FacetValue } from '@mawkib/api-clients/contracts/stock';

/** Values of the stock's filters with their labels, by filter. */
export type StockValues = Readonly<Record<string, readonly FacetValue[]>>;
