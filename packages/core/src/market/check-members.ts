import { isRecord } from '../guards/is-record.js';
import { oneOf, type Reject } from './market-error.js';

type Members = Readonly<Record<string, 'required' | 'optional'>>;

const market: Members = {
  id: 'required',
  name: 'optional',
  country: 'required',
  timeZone: 'required',
  week: 'required',
  currency: 'required',
  locales: 'required',
  phone: 'required',
  themes: 'required',
  brands: 'required',
  models: 'optional',
  otherNames: 'optional',
  views: 'optional',
  news: 'optional',
  texts: 'optional',
  pageTypes: 'optional',
  settings: 'optional',
  payments: 'optional',
  publicationLists: 'optional',
  navigation: 'optional',
  consent: 'optional',
  analytics: 'optional',
};
const week: Members = { start: 'required', weekend: 'required', halfDays: 'optional' };
const currency: Members = { code: 'required', minorUnits: 'optional' };
const views: Members = { exteriors: 'optional', interiors: 'optional' };
const phone: Members = { region: 'required', example: 'required' };
const locale: Members = {
  tag: 'required',
  numberingSystem: 'optional',
  direction: 'optional',
  name: 'optional',
  fallback: 'optional',
};
const brand: Members = {
  id: 'required',
  name: 'required',
  theme: 'required',
  icons: 'optional',
  logo: 'optional',
  favicon: 'optional',
  paths: 'optional',
  lines: 'optional',
  keepsNavigation: 'optional',
  hasNotFoundHtml: 'optional',
};
const named: Members = { id: 'required' };

type Fields = Readonly<Record<string, unknown>>;

const lists = [
  'themes',
  'pageTypes',
  'settings',
  'payments',
  'publicationLists',
  'navigation',
] as const;

/** Checks that the object has the fields of a market with the right types. */
export function checkMembers(input: unknown, reject: Reject): void {
  if (!members('market', input, market, reject)) return;
  members('week', input.week, week, reject);
  members('currency', input.currency, currency, reject);
  members('phone', input.phone, phone, reject);
  if (input.views !== undefined) members('views', input.views, views, reject);
  each('locales', input.locales, reject, (path, value) => {
    if (typeof value !== 'string') members(path, value, locale, reject);
  });
  each('brands', input.brands, reject, (path, value) => members(path, value, brand, reject));
  for (const name of lists) {
    if (input[name] !== undefined) each(name, input[name], reject, () => undefined);
  }
  for (const name of [
    'pageTypes',
    'settings',
    'payments',
    'publicationLists',
    'navigation',
    'themes',
  ]) {
    const list = input[name];
    if (Array.isArray(list)) {
      for (const [at, value] of list.entries()) {
        members(`${name}[${at}]`, value, named, reject, 'open');
      }
    }
  }
  for (const name of ['consent', 'analytics'] as const) {
    if (input[name] !== undefined) members(name, input[name], named, reject, 'open');
  }
  if (input.texts !== undefined && !isRecord(input.texts)) reject('texts', 'must be an object');
}

function members(
  path: string,
  value: unknown,
  known: Members,
  reject: Reject,
  kind: 'closed' | 'open' = 'closed',
): value is Fields {
  if (!isRecord(value)) {
    reject(path, 'must be an object');
    return false;
  }
  const at = (name: string) => (path === 'market' ? name : `${path}.${name}`);
  for (const [name, need] of Object.entries(known)) {
    if (need === 'required' && value[name] === undefined) reject(at(name), 'is missing');
  }
  if (kind === 'open') return true;
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(known, name)) {
      reject(at(name), `unknown member; ${oneOf(Object.keys(known))}`);
    }
  }
  return true;
}

function each(
  path: string,
  list: unknown,
  reject: Reject,
  check: (path: string, value: unknown) => void,
): void {
  if (list === undefined) return;
  if (!Array.isArray(list)) {
    reject(path, 'must be a list');
    return;
  }
  for (const [at, value] of list.entries()) check(`${path}[${at}]`, value);
}
