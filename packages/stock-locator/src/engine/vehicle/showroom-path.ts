import { firstStockBrand } from '@mawkib/core/brands';
import { searchParams } from '../filters/stock-filters.js';
import type { SearchLocation, VehicleQuery } from '../query/vehicle-query.js';

/** Fields of a vehicle in its address. */
export interface SlugParts {
  state?: string | null;
  brand?: string | null;
  model?: string | null;
  productionYear?: number | null;
  engines?: string | null;
  drivetrain?: string | null;
  transmission?: string | null;
  color?: string | null;
}

const segment = (part: string | number | null | undefined) =>
  String(part ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/**
 * Lower-case words of the vehicle joined by `-`, without the market's first brand and empty parts.
 */
export function showroomSlug(parts: SlugParts): string {
  const brand = segment(parts.brand);
  return [
    segment(parts.state),
    brand === segment(firstStockBrand()) ? '' : brand,
    segment(parts.model),
    segment(parts.productionYear),
    segment(parts.engines),
    segment(parts.drivetrain),
    segment(parts.transmission),
    segment(parts.color),
  ]
    .filter((part) => part !== '')
    .join('-');
}

/**
 * Path of a vehicle's page, without locale, with the parameters of a postcode search. Every id can
 * be parsed back: an id that could be confused with the words before it follows two hyphens, which
 * words never contain.
 */
export function showroomPath(
  vehicle: { id: string; specification: SlugParts },
  query?: Pick<VehicleQuery, 'location'>,
): string {
  const slug = showroomSlug(vehicle.specification);
  const id = vehicle.id.toWellFormed();
  const short = [slug, id].filter((part) => part !== '').join('-');
  const isTold = id === '' || (idIn(short) === id && !/^\.+$/.test(short));
  const last = isTold ? short : `${slug}${beforeId}${id}`;
  return `/showroom/${encodeURIComponent(last)}${postcodeSearch(query?.location)}`;
}

function postcodeSearch({ postcode, locality }: SearchLocation = {}): string {
  if (!postcode || !locality) return '';
  return `?${new URLSearchParams({
    [searchParams.postcode]: postcode,
    [searchParams.locality]: locality,
  })}`;
}

const trailingUuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const beforeId = '--';

/**
 * Id at the end of a showroom path or of its last segment: the text after the first two hyphens,
 * else a UUID, else the text after the last hyphen.
 */
export function vehicleIdFromPath(path: string): string | null {
  const last = path.split(/[?#]/, 1)[0]?.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const id = idIn(decoded(last));
  return id === '' ? null : id;
}

function idIn(name: string): string {
  const at = name.indexOf(beforeId);
  if (at >= 0) return name.slice(at + beforeId.length);
  return trailingUuid.exec(name)?.[0] ?? name.slice(name.lastIndexOf('-') + 1);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
