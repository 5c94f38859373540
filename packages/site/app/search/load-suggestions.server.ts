import {
  type FoundContent,
  type SearchKind,
  suggestSite,
} from '@mawkib/api-clients/contracts/content';
import { suggestSearches } from '@mawkib/api-clients/contracts/stock';
import { type Locale, localizedPath } from '@mawkib/core/locale';
import type { SearchSuggestion, SearchSuggestionsResponse } from '@mawkib/ui';
import type { SiteContext } from '../context/site-context.ts';
import { stockListing } from '../market-cache/stock-listing.server.ts';
import { messages } from './search.messages.ts';

const timeout = 2_500;

/** Groups of content in order, each with its max number of suggestions. */
const groups = [
  { kind: 'model', label: 'models', max: 3 },
  { kind: 'page', label: 'pages', max: 4 },
  { kind: 'question', label: 'questions', max: 3 },
  { kind: 'retailer', label: 'retailers', max: 3 },
  { kind: 'news', label: 'news', max: 2 },
] as const satisfies readonly { kind: SearchKind; label: string; max: number }[];
const maxCars = 4;

/** Suggestions of content and stock for a text, in groups; what fails is left out. */
export async function loadSuggestions(
  site: Pick<SiteContext, 'call' | 'market' | 'log'>,
  text: string,
  locale: Locale,
): Promise<SearchSuggestionsResponse> {
  if (text === '') return { groups: [] };
  const t = messages(locale);
  const signal = AbortSignal.timeout(timeout);
  const orNothing = <T>(found: Promise<T>): Promise<T | undefined> =>
    found.catch((error: unknown) => {
      site.log('warn', 'A part of the suggestions failed', error);
      return undefined;
    });
  const listing = { params: { listing: stockListing }, query: { q: text, lang: locale } };
  const [{ settings }, content, stock] = await Promise.all([
    site.market(locale),
    orNothing(site.call(suggestSite, { query: { q: text, locale } }, { locale, signal })),
    orNothing(site.call(suggestSearches, listing, { locale, signal })),
  ]);
  const listPath = settings.get('stock_locator.list_path');
  const found = groups.map(({ kind, label, max }) => ({
    key: kind,
    label: t(label),
    items: (content?.data ?? [])
      .filter((each) => each.kind === kind && each.url !== null)
      .slice(0, max)
      .map((each) => suggestionOf(each, locale)),
  }));
  const cars = {
    key: 'car',
    label: t('cars'),
    items: (stock?.data ?? []).slice(0, maxCars).map(({ label, search, total }) => ({
      id: `car/${search}`,
      href: localizedPath(`${listPath}?${search}`, locale),
      title: [{ text: label }],
      note: t('car_count', { count: total }),
    })),
  };
  const [models, ...others] = found;
  const all = [...(models ? [models] : []), cars, ...others];
  return { groups: all.filter(({ items }) => items.length > 0) };
}

const suggestionOf = (
  { id, kind, title, url, image_id }: FoundContent,
  locale: Locale,
): SearchSuggestion => ({
  id,
  href: localizedPath(url ?? '/', locale),
  title,
  ...(kind === 'model' && image_id && { picture: image_id }),
});
