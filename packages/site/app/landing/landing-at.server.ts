import type { Locale } from '@mawkib/core/locale';
import {
  findLanding,
  type LandingPart,
  type ListKey,
  landingSlug,
  readLandingPatterns,
} from '@mawkib/stock-locator/engine';
import { data } from 'react-router';
import type { SiteContext } from '../context/site-context.ts';
import type { StockValues } from '../context/stock-values.ts';
import type { NamedPart } from './landing-name.ts';

type Site = Pick<SiteContext, 'market' | 'stockValues'>;

/**
 * The landing page at a path, each part with its label; null if there is none. Throws a 503 while
 * the stock cannot be loaded, since the page may exist.
 */
export async function landingAt(
  site: Site,
  path: string,
  locale: Locale,
): Promise<readonly NamedPart[] | null> {
  const { settings } = await site.market(locale);
  const listPath = settings.get('stock_locator.list_path');
  const patterns = readLandingPatterns(settings.get('stock_locator.landing_pages'));
  if (!path.startsWith(`${listPath}/`) || patterns.length === 0) return null;
  const segments = path
    .slice(listPath.length + 1)
    .split('/')
    .map(decoded);
  const values = await site.stockValues(locale);
  if (!values) throw data(null, { status: 503 });
  const of = (key: ListKey) => (values[key] ?? []).map(({ value }) => value);
  const parts = findLanding(segments, patterns, of);
  return parts?.map((part) => ({ ...part, label: labelOf(values, part) })) ?? null;
}

/** True if the stock has the value, so that its landing page exists. */
export const isStockValue =
  (values: StockValues | null) =>
  ({ key, value }: LandingPart): boolean =>
    (values?.[key] ?? []).find((each) => landingSlug(each.value) === landingSlug(value))?.value ===
    value;

const labelOf = (values: StockValues, { key, value }: LandingPart) =>
  values[key]?.find((each) => each.value === value)?.label || value;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
