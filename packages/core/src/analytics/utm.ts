import { parseJson } from '../guards/parse-json.js';
import { isRecord, memberOf } from '../reading/fields.js';

/** Address parameters of a campaign that are kept in the UTM cookie. Site document, section 7. */
export const utmKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
] as const;

/** One of `utmKeys`. Site document, section 7. */
export type UtmKey = (typeof utmKeys)[number];

/** Where a visitor came from, by the keys of the address. */
export type Utm = Readonly<Partial<Record<UtmKey, string>>>;

/** Characters of one value; what is longer is cut. */
const longest = 200;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they belong in no value
const unwanted = /[\u0000-\u001f\u007f]|\p{Surrogate}/gu;

/** A value that holds an e-mail address, as some newsletters put into links, is left out. */
const cleanValue = (given: unknown): string =>
  typeof given === 'string' && !/@|%40/.test(given.slice(0, 2000))
    ? given.slice(0, longest).replace(unwanted, '').trim()
    : '';

const collect = (read: (key: UtmKey) => unknown): Utm | undefined => {
  const found = utmKeys
    .map((key) => [key, cleanValue(read(key))] as const)
    .filter(([, value]) => value !== '');
  return found.length > 0 ? Object.fromEntries(found) : undefined;
};

/** The seven keys of an address, filled ones alone; undefined when it has none. Site document, section 7. */
export const readUtm = (search: URLSearchParams): Utm | undefined =>
  collect((key) => search.get(key));

/** Characters of the cookie's value once it is encoded; browsers take 4096 with its name. */
const cookieLimit = 3800;

/** The cookie's value, JSON. Values are cut further when together they do not fit. */
export function utmCookieValue(utm: Utm): string {
  let max = longest;
  let value = JSON.stringify(utm);
  while (encodeURIComponent(value).length > cookieLimit) {
    max = Math.floor(max / 2);
    const cut = Object.entries(utm).map(([key, text]) => [
      key,
      text.slice(0, max).replace(unwanted, ''),
    ]);
    value = JSON.stringify(Object.fromEntries(cut));
  }
  return value;
}

/**
 * What the cookie's value, decoded, says; undefined for a damaged or a foreign one. Never throws.
 * Site document, section 7.
 */
export function parseUtmCookie(value: string): Utm | undefined {
  const parsed = parseJson(value, 2 * cookieLimit);
  return isRecord(parsed) ? collect((key) => memberOf(parsed, key)) : undefined;
}
