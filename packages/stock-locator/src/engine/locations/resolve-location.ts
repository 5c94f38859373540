import { parseDigits } from '@mawkib/core/locale';
import type { OpeningHours } from '@mawkib/core/opening-hours';
import type { SearchLocation } from '../query/vehicle-query.js';
import { isPoint, type Point } from './distances.js';
import type { LocationData, LocationOutcome, LocationRetailer } from './location-data.js';
import { locationSearch } from './location-search.js';

/** A search result: one retailer in one of the areas where it sells. */
export interface FoundArea {
  readonly dealer_code: string;
  readonly locality?: string | null | undefined;
  /** Centre of the area. */
  readonly area?: Point | null | undefined;
}

/** A retailer as its service returns it; invalid parts are left out. */
export interface RetailerRecord {
  readonly id: string;
  readonly dealer_code: string;
  readonly name: string;
  readonly address?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  readonly hours?: OpeningHours | null | undefined;
}

/** Data sources of a search by location. */
export interface LocationSources {
  /** Retailers that sell in an area. A rejection makes the outcome `failed`. */
  find(location: {
    state?: string | undefined;
    postcode?: string | undefined;
    locality?: string | undefined;
  }): Promise<readonly FoundArea[]>;
  /** All retailers. A rejection leaves out the map and the choice of retailers. */
  all(): Promise<readonly RetailerRecord[]>;
}

/**
 * Finds the retailers of a location. A postcode with one locality is searched as that locality;
 * with several, the retailers of all of them are returned and the visitor may choose one. `within`
 * are dealer codes that the page is restricted to. Never rejects. Site document, sections 3, 4 and
 * 7.
 */
export async function resolveLocation(
  location: SearchLocation | undefined,
  sources: LocationSources,
  within?: readonly string[],
): Promise<LocationData> {
  const requested = {
    ...location,
    ...(location?.postcode && { postcode: parseDigits(location.postcode) }),
  };
  const { retailer, state, postcode, locality } = requested;
  const isArea = Boolean(state || postcode || locality);
  const [found, retailers] = await Promise.all([
    isArea ? settled(sources.find({ state, postcode, locality })) : undefined,
    settled(sources.all()),
  ]);
  const known = (retailers ?? []).map(retailerOf);
  const areas = isArea ? found : retailer ? retailers && known.map(asArea) : [];
  const codes = [...new Set((areas ?? []).map(({ dealer_code }) => dealer_code))].filter(
    (code) => (!retailer || code === retailer) && (within?.includes(code) ?? true),
  );
  const of = (areas ?? []).filter(({ dealer_code }) => codes.includes(dealer_code));
  const localities = [...new Set(of.flatMap((area) => area.locality || []))];
  const chosen = locality ?? (postcode && localities.length === 1 ? localities[0] : undefined);
  const search = {
    retailer: retailer ?? null,
    state: state ?? null,
    postcode: postcode ?? null,
    locality: chosen ?? null,
    dealerCodes: codes,
  };
  return {
    kind: locationSearch({ ...requested, locality: chosen }),
    outcome: outcomeOf(isArea || Boolean(retailer), areas, codes),
    search,
    localities: postcode && !chosen && localities.length > 1 ? localities : [],
    centre: postcode || locality ? middle(of) : null,
    retailers: known,
  };
}

const settled = <T>(flight: Promise<T>): Promise<T | undefined> => flight.catch(() => undefined);

const asArea = ({ dealerCode }: LocationRetailer): FoundArea => ({ dealer_code: dealerCode });

function outcomeOf(
  isRequested: boolean,
  areas: unknown,
  codes: readonly string[],
): LocationOutcome {
  if (!isRequested) return 'none';
  if (areas === undefined) return 'failed';
  return codes.length > 0 ? 'found' : 'unmatched';
}

/** Centre of the areas that have coordinates. */
function middle(areas: readonly FoundArea[]): Point | null {
  const points = areas.flatMap(({ area }) => (area && isPoint(area) ? area : []));
  if (points.length === 0) return null;
  const mean = (key: keyof Point) =>
    points.reduce((sum, point) => sum + point[key], 0) / points.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

function retailerOf(raw: RetailerRecord): LocationRetailer {
  const { id, dealer_code, name, address, city, phone, hours } = raw;
  return {
    id,
    dealerCode: dealer_code,
    name,
    address: address ?? '',
    city: city ?? '',
    phone: phone ?? '',
    at: isPoint(raw) ? { latitude: raw.latitude, longitude: raw.longitude } : null,
    ...(hours && { hours }),
  };
}
