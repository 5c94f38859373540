import type { FacetValue } from '@mawkib/api-clients/contracts';

/** Every value of the stock's filters with its name, by filter. */
export type StockValues = Readonly<Record<string, readonly FacetValue[]>>;
