import {
  type FoundContent,
  type SearchKind,
  searchSite,
} from '@mawkib/api-clients/contracts/content';
import type { Locale } from '@mawkib/core/locale';
import type { SiteContext } from '../context/site-context.ts';
import { type FoundCar, findCars } from './find-cars.server.ts';
import { type ResultKind, resultKinds, type SearchQuery } from './search-query.ts';

/** Results on a page. */
export const resultsOnPage = 20;
/** Cars above the other results. */
const carsOnTop = 4;
/** A service that does not respond must not take the page with it. */
const timeout = 2_000;

export interface SearchResults {
  content: FoundContent[];
  cars: FoundCar[];
  /** Results of each kind. */
  totals: Record<ResultKind, number>;
  /** Results and pages of the chosen kind. */
  total: number;
  pages: number;
  listPath: string;
  /** A service failed, so results are missing. */
  isPartial: boolean;
}

const contentKinds: Readonly<Record<ResultKind, readonly SearchKind[]>> = {
  all: [],
  cars: [],
  pages: ['model', 'page', 'question'],
  retailers: ['retailer'],
  news: ['news'],
};

type Site = Pick<SiteContext, 'call' | 'market' | 'log'>;

/** Searches content and stock at the same time; what fails is left out. */
export async function loadSearch(
  site: Site,
  { text, kind, page }: SearchQuery,
  locale: Locale,
): Promise<SearchResults> {
  let isPartial = false;
  const signal = AbortSignal.timeout(timeout);
  const orNothing = <T>(found: Promise<T>): Promise<T | undefined> =>
    found.catch((error: unknown) => {
      isPartial = true;
      site.log('warn', 'A part of the search failed', error);
      return undefined;
    });
  const { settings } = await site.market(locale);
  const isCars = kind === 'cars';
  const items = isCars ? resultsOnPage : carsOnTop;
  const query = {
    q: text,
    locale,
    kinds: contentKinds[kind].join(','),
    page,
    items: resultsOnPage,
  };
  const [content, stock] = text
    ? await Promise.all([
        orNothing(site.call(searchSite, { query }, { locale, signal })),
        orNothing(findCars(site, { text, page: isCars ? page : 1, items, locale }, signal)),
      ])
    : [];
  const of = (kinds: readonly SearchKind[]) =>
    kinds.reduce((sum, each) => sum + (content?.meta.totals[each] ?? 0), 0);
  const totals = {
    cars: stock?.total ?? 0,
    pages: of(contentKinds.pages),
    retailers: of(contentKinds.retailers),
    news: of(contentKinds.news),
    all: 0,
  };
  totals.all = resultKinds.reduce((sum, each) => sum + totals[each], 0);
  const listed = kind === 'all' ? totals.all - totals.cars : totals[kind];
  return {
    content: isCars ? [] : (content?.data ?? []),
    cars: isCars || (kind === 'all' && page === 1) ? (stock?.cars ?? []) : [],
    totals,
    total: totals[kind],
    pages: Math.ceil(listed / resultsOnPage),
    listPath: settings.get('stock_locator.list_path'),
    isPartial,
  };
}
