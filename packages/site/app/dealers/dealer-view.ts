import type { Dealer, DealerService } from '@mawkib/api-clients/contracts/content';
import type { OpeningHours } from '@mawkib/core/opening-hours';

/** A dealer as pages show it. */
export interface DealerView {
  id: string;
  code: string;
  name: string;
  /** Path of its page with the language; null without a page. */
  href: string | null;
  address: string;
  city: string;
  phone: { text: string; href: string } | null;
  email: string | null;
  hours: OpeningHours | null;
  /** Opening hours as text. */
  hoursText: string;
  timeZone: string;
  services: readonly DealerService[];
  at: { latitude: number; longitude: number } | null;
  directions: string;
}

/** Data of the retailer bar. */
export interface DealerContact extends Omit<DealerView, 'services'> {
  /** Page with all retailers. */
  changeHref: string;
}

/** Path of a dealer's page, without the language. */
export const dealerPath = (slug: string) => `/retailers/${encodeURIComponent(slug)}`;

/** Map search of its coordinates, else of its name and address. */
export function directionsHref(dealer: Dealer): string {
  const { name, address, city } = dealer;
  const at = coordinatesOf(dealer);
  const query = at
    ? `${at.latitude},${at.longitude}`
    : [name, address, city].filter(Boolean).join(', ');
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}

/** Null for imported dealers without coordinates, which have 0, 0. */
export const coordinatesOf = ({
  latitude,
  longitude,
}: Pick<Dealer, 'latitude' | 'longitude'>): DealerView['at'] =>
  latitude !== 0 || longitude !== 0 ? { latitude, longitude } : null;
