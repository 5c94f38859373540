import { withoutLocale } from '../locale/localized-path.js';

/** What analytics calls the kinds of pages. Site document, section 2. */
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
 * What kind of page a path is, with or without its locale. The addresses of the journey and of a
 * vehicle decide alone; any other page is `plp` when it holds a block of the stock locator
 * (`hasStockBlocks`, false unless given), else `dx_other`. Site document, section 2.
 */
export function pageTypeOf(
  path: string,
  { hasStockBlocks = false }: { readonly hasStockBlocks?: boolean } = {},
): AnalyticsPageType {
  const page = withoutLocale(path.split(/[?#]/, 1)[0] ?? '');
  const found = known.find(([pattern]) => pattern.test(page));
  return found?.[1] ?? (hasStockBlocks ? 'plp' : 'dx_other');
}
