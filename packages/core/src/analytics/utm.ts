import { parseJson } from '../guards/parse-json.js';
import { isRecord, memberOf } from '../reading/fields.js';

/** URL parameters of a campaign, stored in the UTM cookie. Site document, section 7. */
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

/** UTM parameters by key. */
export type Utm = Readonly<Partial<Record<UtmKey, string>>>;

/** Max characters of a value; longer ones are cut. */
const maxLength = 200;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they belong in no value
const unwanted = /[\u0000-\u001f\u007f]|\p{Surrogate}/gu;

/** Cleans a value; '' if it contains an e-mail address, as in links of some newsletters. */
const cleanValue = (given: unknown): string =>
  typeof given === 'string' && !/@|%40/.test(given.slice(0, 2000))
    ? given.slice(0, maxLength).replace(unwanted, '').trim()
    : '';

const collect = (read: (key: UtmKey) => unknown): Utm | undefined => {
  const found = utmKeys
    .map((key) => [key, cleanValue(read(key))] as const)
    .filter(([, value]) => value !== '');
  return found.length > 0 ? Object.fromEntries(found) : undefined;
};

/**
 * The seven keys in a query string, without blank ones; undefined if there are none. Site document,
 * section 7.
 */
export const readUtm = (search: URLSearchParams): Utm | undefined =>
  collect((key) => search.get(key));

/** Max characters of the encoded cookie value; browsers allow 4096 including the name. */
const cookieLimit = 3800;

/** The cookie's value as JSON. Values are cut further if they do not fit together. */
export function utmCookieValue(utm: Utm): string {
  let max = maxLength;
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
 * Parses the decoded cookie value; undefined if it is invalid. Never throws. Site document, section
 * 7.
 */
export function parseUtmCookie(value: string): Utm | undefined {
  const parsed = parseJson(value, 2 * cookieLimit);
  return isRecord(parsed) ? collect((key) => memberOf(parsed, key)) : undefined;
}
