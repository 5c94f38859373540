import type { MarkedText } from '@mawkib/api-clients/contracts/content';
import { listVehicles } from '@mawkib/api-clients/contracts/stock';
import { defaultMarket, type Locale } from '@mawkib/core/locale';
import { formatPrice } from '@mawkib/core/money';
import {
  normaliseVehicle,
  parseQuery,
  showroomPath,
  toServiceQuery,
} from '@mawkib/stock-locator/engine';
import type { SiteContext } from '../context/site-context.ts';
import { stockListing } from '../market-cache/stock-listing.server.ts';
import { markTypedWords } from './mark-typed-words.ts';

/** A car among the results. */
export interface FoundCar {
  id: string;
  title: MarkedText;
  text: string;
  price: string;
  /** Without the language. */
  path: string;
  /** Its first photo: an id of the media library, or the URL of another picture. */
  picture: { id: string } | { url: string } | null;
}

const ownFile = /^\/services\/media\/images\/(.+)\/\d+x\d+\.[a-z]+$/;

/** Cars in stock that a text finds, as the stock list does. */
export async function findCars(
  { call }: Pick<SiteContext, 'call'>,
  { text, page, items, locale }: { text: string; page: number; items: number; locale: Locale },
  signal: AbortSignal,
): Promise<{ cars: FoundCar[]; total: number }> {
  const query = toServiceQuery(parseQuery(new URLSearchParams({ q: text })), {
    lang: locale,
    items,
  });
  const input = { params: { listing: stockListing }, query: { ...query, page } };
  const { data, meta } = await call(listVehicles, input, { locale, signal });
  return { cars: data.map((vehicle) => foundCar(vehicle, text, locale)), total: meta.total };
}

type Vehicle = Parameters<typeof normaliseVehicle>[0];

function foundCar(vehicle: Vehicle, typed: string, locale: Locale): FoundCar {
  const showroom = normaliseVehicle(vehicle);
  const { title, version } = showroom.specification;
  const { production_year: year, color_name: color, owner_city: city } = vehicle;
  const amount = Number(vehicle.sale_price || vehicle.msrp_price || 0);
  const currency = typeof vehicle.currency === 'string' ? vehicle.currency : defaultMarket.currency;
  return {
    id: showroom.id,
    title: markTypedWords([title, version].filter(Boolean).join(' '), typed),
    text: [year, color, city].filter(Boolean).join(' · '),
    price: amount > 0 ? formatPrice(amount, locale, currency, 'stock_locator') || '' : '',
    path: showroomPath(showroom),
    picture: pictureOf(showroom.photos[0]?.full),
  };
}

function pictureOf(url: string | undefined): FoundCar['picture'] {
  if (!url) return null;
  const id = ownFile.exec(url)?.[1];
  return id ? { id: id.split('/').map(decodeURIComponent).join('/') } : { url };
}
