import { readOffers } from '@mawkib/core/dynamic-content';
import { defaultLocale, defaultMarket } from '@mawkib/core/locale';
import { typedPrices } from '@mawkib/core/typed-prices';
import type { AppContext } from '../../app-context.js';
import { offers } from '../../db/schema/index.js';
import { isApiError } from '../../http/errors/api-error.js';
import { marketDay } from '../../runtime/market-day.js';
import type { Upstream } from '../../upstream/create-upstream.js';
import { readFigureSources } from './figures/figure-sources.js';
import { resolveFigures } from './figures/resolve-figures.js';

/** Values of an offer that prices and dates on pages are checked against. */
export interface OfferFacts {
  id: string;
  car_model_key: string;
  /** First and last day, `yyyy-MM-dd`; null: unknown, in a source of others. */
  starts_on: string | null;
  ends_on: string | null;
  /** Names of its figures, also of those that are not shown. */
  figures: readonly string[];
  /** The figures that are shown; none while it is under review. */
  values: Readonly<Record<string, number>>;
  /** As in `typedPrices`. */
  currency: string;
}

/**
 * All offers of the market, ended ones too, or those of the URL in `mena.offers_api_url`. Null if
 * that fails: nothing is known of offers then.
 */
export async function readOfferFacts(
  upstream: Upstream,
  { db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>,
): Promise<readonly OfferFacts[] | null> {
  const locale = defaultLocale();
  const known = upstream.fetch('mena.offers_api_url', { locale, text: true });
  const source = await known.catch((error: unknown) => {
    if (isApiError(error)) return null;
    throw error;
  });
  if (source === null) return null;
  if (source.body !== undefined) return readOffers(source.body).map(factsOfRow);
  const today = marketDay(clock.now(), config.timeZone);
  const all = await db.select().from(offers);
  if (all.length === 0) return [];
  const sources = await readFigureSources(db, today);
  return all.map(({ id, car_model_key, starts_on, ends_on, figures }) => ({
    id,
    car_model_key,
    starts_on,
    ends_on,
    figures: Object.keys(figures),
    values: resolveFigures(figures, sources).values,
    currency: currencyName(sources.currency),
  }));
}

function factsOfRow(row: ReturnType<typeof readOffers>[number]): OfferFacts {
  const { id, car_model_key, starts_on, ends_on, currency } = row;
  const values = Object.entries(row).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  const day = (value: unknown) =>
    typeof value === 'string' ? (/^\d{4}-\d\d-\d\d/.exec(value)?.[0] ?? null) : null;
  return {
    id: ['string', 'number'].includes(typeof id) ? String(id) : '',
    car_model_key,
    starts_on: day(starts_on),
    ends_on: day(ends_on),
    figures: values.map(([name]) => name),
    values: Object.fromEntries(values),
    currency: currencyName(currency),
  };
}

const currencyName = (code: unknown): string => {
  const known = typeof code === 'string' && code !== '' ? code : defaultMarket.currency;
  return typedPrices(`${known} 1`)[0]?.currency ?? known;
};
