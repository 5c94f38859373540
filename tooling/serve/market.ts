import { registerMarket } from '@mawkib/core/locale';

/**
 * What this market changes: facts that are not those of the United Arab Emirates (`markets` of
 * `@mawkib/core/locale` has the region's), and texts of any package, by catalogue, key and
 * language: `{ 'order-online': { start: { ar: '…', en: '…' } } }`.
 */
export const startMarket = (): void => registerMarket({}, {});
