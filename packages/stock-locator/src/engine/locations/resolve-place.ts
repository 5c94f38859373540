import { parseDigits } from '@mawkib/core/locale';
import type { Place } from '../query/vehicle-query.js';
import { isPoint, type Point } from './distance.js';
import type { LocationData, LocationOutcome, LocationRetailer } from './place-facts.js';
import { locationSearch } from './place-search.js';

/** A row of the search for retailers: one retailer in one of the areas where it sells. */
export interface FoundArea {
  readonly dealer_code: string;
  readonly locality?: string | null | undefined;
  /** The middle of the area. */
  readonly area?: Point | null | undefined;
}

/** A retailer of the market as its service tells of it; what is not sound is left out. */
export interface KnownRetailer {
  readonly id: string;
  readonly dealer_code: string;
  readonly name: string;
  readonly address?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}

/** Where the facts come from. */
export interface LocationSources {
  /** Retailers that sell at a place. A rejection is a search that could not be answered. */
  find(place: {
    state?: string | undefined;
    postcode?: string | undefined;
    locality?: string | undefined;
  }): Promise<readonly FoundArea[]>;
  /** Every retailer. A rejection leaves the map and the choice of retailers out. */
  all(): Promise<readonly KnownRetailer[]>;
}

/**
 * Makes retailers of a place. A postcode with a single locality is searched as that locality, so it
 * need not be typed; with several the retailers of all of them are found and the visitor may choose.
 * `within` are the dealer codes that the page demands, which no search widens. Never rejects. Site
 * document, sections 3, 4 and 7.
 */
export async function resolveLocation(
  place: Place | undefined,
  sources: LocationSources,
  within?: readonly string[],
): Promise<LocationData> {
  const requested = { ...place, ...(place?.postcode && { postcode: parseDigits(place.postcode) }) };
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

/** The middle of the areas that say where they are. */
function middle(areas: readonly FoundArea[]): Point | null {
  const points = areas.flatMap(({ area }) => (area && isPoint(area) ? area : []));
  if (points.length === 0) return null;
  const mean = (key: keyof Point) =>
    points.reduce((sum, point) => sum + point[key], 0) / points.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

function retailerOf(raw: KnownRetailer): LocationRetailer {
  const { id, dealer_code, name, address, city, phone } = raw;
  return {
    id,
    dealerCode: dealer_code,
    name,
    address: address ?? '',
    city: city ?? '',
    phone: phone ?? '',
    at: isPoint(raw) ? { latitude: raw.latitude, longitude: raw.longitude } : null,
  };
}
