import { withoutLocale } from '../locale/localized-path.js';

/** Page types of analytics. Site document, section 2. */
export const analyticsPageTypes = [
  'checkout',
  'checkout_reservation',
  'checkout_order_confirmation',
  'pdp',
  'plp',
  'dx_other',
] as const;

/** One of `analyticsPageTypes`. */
export type AnalyticsPageType = (typeof analyticsPageTypes)[number];

const known: readonly (readonly [pattern: RegExp, type: AnalyticsPageType])[] = [
  [/^\/showroom-order-online\/vehicle(?:\/|$)/, 'checkout'],
  [/^\/showroom-order-online\/checkout\/?$/, 'checkout_reservation'],
  [/^\/showroom-order-online\/success\/?$/, 'checkout_order_confirmation'],
  [/^\/showroom-order-online(?:\/|$)/, 'dx_other'],
  [/^\/showroom\/[^/]+\/?$/, 'pdp'],
];

/**
 * Page type of a path, with or without locale. Paths of the order journey and of a vehicle have
 * their own types; other pages are `plp` with a stock-locator block (`hasStockBlocks`, default
 * false), else `dx_other`. Site document, section 2.
 */
export function pageTypeOf(
  path: string,
  { hasStockBlocks = false }: { readonly hasStockBlocks?: boolean } = {},
): AnalyticsPageType {
  const page = withoutLocale(path.split(/[?#]/, 1)[0] ?? '');
  const found = known.find(([pattern]) => pattern.test(page));
  return found?.[1] ?? (hasStockBlocks ? 'plp' : 'dx_other');
}
