import { coversPath } from '../brands/brand-paths.js';
import { baseLanguage } from '../locale/locales.js';
import { checkChoices } from './check-choices.js';
import { checkData } from './check-data.js';
import { checkLines } from './check-lines.js';
import { checkViews } from './check-views.js';
import type { BrandDefinition, MarketDefinition, Named } from './market-definition.js';
import { oneOf, type Reject } from './market-error.js';
import { namesOf } from './resolve-locales.js';

/** Checks brands, their themes and paths, and duplicate ids. */
export function checkBrands(market: MarketDefinition, reject: Reject): void {
  const { brands, themes, locales } = market;
  if (brands.length === 0) reject('brands', 'must have one at least');
  if (themes.length === 0) reject('themes', 'must have one at least');
  const known = themes.map(({ id }) => id);
  const languages = namesOf(locales).filter((name) => name !== '');
  brands.forEach(({ name, theme }, at) => {
    if (theme !== undefined && !known.includes(theme)) {
      reject(`brands[${at}].theme`, `there is no theme "${theme}"; ${oneOf(known)}`);
    }
    for (const language of new Set(languages)) {
      const text: unknown = name?.[language] ?? name?.[baseLanguage(language)];
      if (typeof text !== 'string' || text.trim() === '') {
        reject(`brands[${at}].name.${language}`, 'is missing');
      }
    }
  });
  checkPaths(brands, reject);
  checkLines(market, [...new Set(languages)], reject);
  checkData(market, [...new Set(languages)], reject);
  checkChoices(market, [...new Set(languages)], reject);
  checkViews(market, [...new Set(languages)], reject);
  checkIds('brands', brands, reject);
  checkIds('themes', themes, reject);
  for (const name of [
    'pageTypes',
    'settings',
    'payments',
    'publicationLists',
    'navigation',
  ] as const) {
    checkIds(name, market[name] ?? [], reject);
  }
}

function checkIds(path: string, list: readonly Named[], reject: Reject): void {
  const seen = new Map<string, number>();
  list.forEach(({ id }, at) => {
    const first = seen.get(id);
    if (first === undefined) seen.set(id, at);
    else reject(`${path}[${at}].id`, `"${id}" is that of ${path}[${first}] already`);
  });
}

const listOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [String(value)]);

const pattern = /^\/[^*?#\s]*(?:\/\*)?$|^\/\*$/;

function checkPaths(brands: readonly BrandDefinition[], reject: Reject): void {
  const all = brands.flatMap(({ paths = [] }, brand) =>
    listOf(paths).map((path, at) => ({ path, brand, at: `brands[${brand}].paths[${at}]` })),
  );
  for (const [index, one] of all.entries()) {
    if (!pattern.test(one.path)) {
      reject(one.at, `"${one.path}" is no path such as /sahra or /sahra/*`);
      continue;
    }
    const other = all
      .slice(0, index)
      .find(({ path, brand }) => brand !== one.brand && overlap(path, one.path));
    if (other) reject(one.at, `"${one.path}" overlaps "${other.path}" of ${other.at}`);
  }
}

/** True if a page can match both patterns. */
const overlap = (one: string, other: string): boolean =>
  coversPath(one, other) || coversPath(other, one);
