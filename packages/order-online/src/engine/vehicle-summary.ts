import type { Locale } from '@mawkib/core/locale';
import { formatPrice } from '@mawkib/core/money';
import {
  type AnalyticsOffer,
  analyticsOffer,
  priceDisplay,
  type ShowroomVehicle,
} from '@mawkib/stock-locator/engine';

/** Display data of the car in the journey. */
export interface VehicleSummary {
  name: string;
  version?: string | undefined;
  /** A picture of the media library (`id`) or an external one (`url`). */
  picture?: { id: string; alt: string } | { url: string; alt: string } | undefined;
  /** Formatted price; without it the price is on request. */
  price?: string | undefined;
  /** Short texts: year, colour, retailer. */
  facts?: readonly string[] | undefined;
  /** The car's page, without the locale. */
  link: string;
  /** Item of analytics events; without it the journey sends none. */
  offer?: AnalyticsOffer | undefined;
  /** The retailer that sells the car. */
  retailerId?: string | undefined;
}

const ownFile = /^\/services\/media\/images\/(.+)\/\d+x\d+\.[a-z]+$/;

export function summariseVehicle(vehicle: ShowroomVehicle, locale: Locale): VehicleSummary {
  const { specification: car, photos, prices, owner, link } = vehicle;
  const photo = photos[0];
  const alt = photo?.alt ?? car.title;
  const id = photo && ownFile.exec(photo.full)?.[1]?.split('/').map(decodeURIComponent).join('/');
  const shown = priceDisplay(prices.find(({ type }) => type === 'purchase'));
  return {
    name: car.title,
    version: car.version ?? undefined,
    picture: photo && (id ? { id, alt } : { url: photo.big, alt }),
    price: shown.kind === 'amount' ? formatPrice(shown.amount, locale) : undefined,
    facts: [car.modelYear ?? car.productionYear, car.color, owner.name]
      .filter((fact) => fact !== null && fact !== '')
      .map(String),
    link,
    offer: analyticsOffer(vehicle),
    retailerId: owner.id || undefined,
  };
}
