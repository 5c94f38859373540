import { getOffer, getOffers } from '@mawkib/api-clients/contracts/content';
import { marketBrands, type Theme, themeOf } from '@mawkib/core/brands';
import { isMissing } from '../../request/is-missing.server.ts';
import type { PartContext } from '../part-context.ts';
import { offerIdIn } from './offer-path.ts';
import { type Offer, readOffer } from './read-offer.ts';

export interface OffersPart {
  kind: 'offers';
  offers: Offer[];
  /** False if the offers could not be loaded. */
  isComplete: boolean;
  listPath: string;
  stockPath: string;
}

export interface OfferPart {
  kind: 'offer';
  offer: Offer;
  isEnded: boolean;
  /** Other current offers. Empty if they could not be loaded. */
  others: Offer[];
  isComplete: boolean;
  listPath: string;
  stockPath: string;
}

type Loading = Pick<PartContext, 'locale'> & { site: Omit<PartContext['site'], 'market'> };

/** Paths of the pages of all offers and of the whole stock. */
async function listPaths({ site, locale }: Pick<PartContext, 'site' | 'locale'>) {
  const { settings } = await site.market(locale);
  return {
    listPath: settings.get('offers.list_path'),
    stockPath: settings.get('stock_locator.list_path'),
  };
}

/** Theme of a brand by its id or the id of one of its lines. */
export function themeOfLine(line: string): Theme | null {
  const brand = marketBrands().find(
    ({ id, lines }) => id === line || lines?.some((each) => each.id === line),
  );
  return brand ? themeOf(brand.theme) : null;
}

/** The current offers; null if they could not be loaded. */
async function currentOffers({ site, locale }: Loading): Promise<Offer[] | null> {
  try {
    const { data } = await site.call(getOffers, { query: { locale } }, { locale, timeoutMs: 2500 });
    return data.map((row) => readOffer(row, themeOfLine));
  } catch (error) {
    site.log('warn', 'The offers could not be loaded', error);
    return null;
  }
}

/** Data of the page of all offers. */
export async function loadOffersPart(context: PartContext): Promise<OffersPart> {
  const [found, paths] = await Promise.all([currentOffers(context), listPaths(context)]);
  return { kind: 'offers', offers: found ?? [], isComplete: found !== null, ...paths };
}

/** An offer by its id, current or ended; null if it is not public. */
export async function findOffer(
  { site, locale }: Loading,
  id: string,
): Promise<Pick<OfferPart, 'offer' | 'isEnded'> | null> {
  try {
    const { data } = await site.call(getOffer, { params: { id }, query: { locale } }, { locale });
    return { offer: readOffer(data, themeOfLine), isEnded: data.is_ended };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Data of the page of one offer: its id is the end of the path. Null: the page is not of an offer. */
export async function loadOfferPart(context: PartContext): Promise<OfferPart | null> {
  const { path } = context.page.attributes;
  const id = offerIdIn(path, path.slice(0, path.lastIndexOf('/')));
  if (id === null) return null;
  const [found, current, paths] = await Promise.all([
    findOffer(context, id),
    currentOffers(context),
    listPaths(context),
  ]);
  if (!found) return null;
  return {
    kind: 'offer',
    ...found,
    others: (current ?? []).filter((each) => each.id !== id).slice(0, 3),
    isComplete: current !== null,
    ...paths,
  };
}
