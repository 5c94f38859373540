import type { Decoder } from '../reading/decoder.js';
import { filterKeys, rangeFilters } from '../vocabulary/stock-filters.js';
import { decodedOnce, isImpersonal, removed, scrub } from './scrub.js';

/** Longer texts are invalid; limits the work of the patterns. */
const maxLength = 1000;

/** Free text, scrubbed and cut to `max` characters. */
export const freeText =
  (max = 100): Decoder<string> =>
  (value) =>
    typeof value === 'string' && value.length <= maxLength
      ? scrub(value)
          .slice(0, max)
          .replace(/\p{Surrogate}/gu, '')
      : undefined;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const vin = /^[a-hj-npr-z\d]{17}$/i;

/** Id of a vehicle, retailer or order (`MK-1234-5678`): one word without personal numbers. */
export const id: Decoder<string> = (value) => {
  if (typeof value !== 'string' || !/^[\w-]{1,64}$/.test(value)) return undefined;
  if (uuid.test(value)) return value;
  const isNamed = /^[a-z]/i.test(value) && !/\d{8}/.test(value);
  return !vin.test(value) && (isNamed || isImpersonal(value)) ? value : undefined;
};

/** An identifier in code: `free_reservation`. */
export const slug: Decoder<string> = (value) =>
  typeof value === 'string' && /^[a-z]{1,30}(?:[_-][a-z]{1,30}){0,4}$/i.test(value)
    ? value
    : undefined;

/** ISO 4217. */
export const currency: Decoder<string> = (value) =>
  typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? value : undefined;

/** In major units, 0 or more. Values as long as an international phone number are invalid. */
export const price: Decoder<number> = (value) =>
  typeof value === 'number' && value >= 0 && value < 1e10 ? value : undefined;

/** An integer of 0 or more. */
export const count: Decoder<number> = (value) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1e8
    ? (value as number)
    : undefined;

const allowedKeys: ReadonlySet<string> = new Set([
  ...filterKeys,
  ...rangeFilters.flatMap((key) => [`${key}.from`, `${key}.to`]),
  'sort',
  'page',
  'currentPage',
]);

/**
 * A path with the filters, sort and page of its query. Other parameters, the hash and order numbers
 * are removed.
 */
export const pagePath: Decoder<string> = (value) => {
  if (typeof value !== 'string' || value.length > maxLength || !value.startsWith('/')) {
    return undefined;
  }
  const [address = ''] = value.split('#', 1);
  const [path = '', ...rest] = address.split('?');
  const query = rest
    .join('?')
    .split('&')
    .flatMap((pair) => cleanPair(pair) ?? [])
    .join('&');
  return query === '' ? cleanPath(path) : `${cleanPath(path)}?${query}`;
};

/**
 * Target of a link: a path, or an external URL without query; only the scheme for `tel:` and the
 * like. A URL with credentials is invalid.
 */
export const linkAddress: Decoder<string> = (value) => {
  if (typeof value !== 'string' || value.length > maxLength) return undefined;
  if (/^\/(?!\/)/.test(value)) return pagePath(value);
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(value)?.[0].toLowerCase();
  if (scheme !== 'https:' && scheme !== 'http:') return scheme;
  const [, host = '', path = ''] = webAddress.exec(value) ?? [];
  return host !== '' && isImpersonal(host) ? `${scheme}//${host}${cleanPath(path)}` : undefined;
};

const webAddress = /^https?:\/\/([\w.-]+(?::\d+)?)((?:\/[^?#]*)?)(?:[?#]|$)/i;

function cleanPath(path: string): string {
  const segments = path.split('/').map((part, place, all) => {
    const isOrder = all[place - 1] === 'confirmation' && part !== '';
    return isOrder || !isImpersonal(decodedOnce(part)) ? removed : part;
  });
  return isImpersonal(decodedOnce(segments.join('/'))) ? segments.join('/') : `/${removed}`;
}

function cleanPair(pair: string): string | undefined {
  const [key = '', ...rest] = pair.split('=');
  const value = rest.join('=');
  if (!allowedKeys.has(key)) return undefined;
  return isImpersonal(decodedOnce(value)) ? pair : `${key}=${removed}`;
}
