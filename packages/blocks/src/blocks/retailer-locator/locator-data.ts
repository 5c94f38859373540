import type { ResponseOf } from '@mawkib/api-clients/contracts';
import {
  type DealerService,
  dealerServices,
  type getDealers,
} from '@mawkib/api-clients/contracts/content';
import { marketBrands, stockBrand } from '@mawkib/core/brands';
import { type Locale, localize } from '@mawkib/core/locale';
import type { OpeningHours } from '@mawkib/core/opening-hours';
import { isPoint, type Point } from '@mawkib/stock-locator/engine';
import { showableTexts } from '../../model/stored/showable.js';
import { withNearHours } from '../../shared/stock/stock-locations.js';

/** A retailer of the list; what is unknown is null or missing. */
export interface LocatorRetailer {
  id: string;
  name: string;
  address: string;
  city: string;
  zip_code: string | null;
  phone: string;
  /** In words; `hours` by weekday, if known. */
  opening_hours: string;
  hours: OpeningHours | null;
  services: DealerService[];
  /** Names as in the stock; none: unknown. */
  brands: string[];
  /** Undefined: it has no point on the map. */
  at?: Point;
  /** Its own page, without the language. */
  href?: string;
}

export interface LocatorData {
  retailers: LocatorRetailer[];
  /** Brands that a visitor can choose from. */
  brands: { value: string; label: string }[];
  /** Services that a visitor can choose from. */
  services: DealerService[];
}

/** Retailers of a brand, with the brands that they have. */
export function locatorData(
  response: ResponseOf<typeof getDealers>,
  { brand, locale }: { brand: string | undefined; locale: Locale },
): LocatorData {
  const retailers = showableTexts(response)
    .data.map((dealer): LocatorRetailer => {
      const { latitude, longitude, slug } = dealer;
      // Zero by zero, in the sea, is a missing point.
      const hasPoint = isPoint({ latitude, longitude }) && (latitude !== 0 || longitude !== 0);
      return {
        id: dealer.id,
        name: dealer.name,
        address: dealer.address,
        city: dealer.city,
        zip_code: dealer.zip_code,
        phone: dealer.phone,
        opening_hours: dealer.opening_hours,
        hours: withNearHours(dealer).hours ?? null,
        services: dealer.services ?? [],
        brands: dealer.brands ?? [],
        ...(hasPoint && { at: { latitude, longitude } }),
        ...(slug && { href: `/retailers/${encodeURIComponent(slug)}` }),
      };
    })
    .filter(({ brands }) => !brand || brands.length === 0 || brands.includes(brand));
  const services = dealerServices.filter((service) =>
    retailers.some((retailer) => retailer.services.includes(service)),
  );
  return { retailers, brands: brand ? [] : brandsOf(retailers, locale), services };
}

/** No choice if all retailers have the same brands. */
function brandsOf(retailers: readonly LocatorRetailer[], locale: Locale): LocatorData['brands'] {
  const options = marketBrands()
    .map((brand) => ({ value: stockBrand(brand), label: localize(brand.name, locale) }))
    .filter(({ value }) => retailers.some(({ brands }) => brands.includes(value)));
  return options.length > 1 ? options : [];
}
