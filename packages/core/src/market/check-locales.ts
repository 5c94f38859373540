import { isRecord } from '../guards/is-record.js';
import { baseLanguage, packageLocales } from '../locale/locales.js';
import { canonicalTag, isNumberingSystem } from './country-and-currency-codes.js';
import type { MarketDefinition } from './market-definition.js';
import { oneOf, type Reject } from './market-error.js';
import { fallbacksOf, givenLocale, indexOfLocale, namesOf } from './resolve-locales.js';

const served: readonly string[] = packageLocales;

/** Checks languages, and that each has texts. */
export function checkLocales(market: MarketDefinition, reject: Reject): void {
  const { locales } = market;
  if (locales.length === 0) reject('locales', 'must have one at least');
  locales.forEach((locale, at) => {
    const { tag, direction, name, numberingSystem } = givenLocale(locale);
    const path = `locales[${at}]`;
    if (!canonicalTag(tag)) {
      reject(typeof locale === 'string' ? path : `${path}.tag`, `"${tag}" is no BCP 47 tag`);
    } else if (indexOfLocale(tag, locales) < at) reject(path, `"${tag}" is there already`);
    if (direction !== undefined && direction !== 'rtl' && direction !== 'ltr') {
      reject(`${path}.direction`, `unknown "${direction}"; ${oneOf(['rtl', 'ltr'])}`);
    }
    if (name !== undefined && (typeof name !== 'string' || name.trim() === '')) {
      reject(`${path}.name`, 'must be a text');
    }
    if (numberingSystem !== undefined && !isNumberingSystem(numberingSystem)) {
      reject(`${path}.numberingSystem`, `unknown "${numberingSystem}"; such as latn or arab`);
    }
    checkFallback(at, market, reject);
  });
  checkTexts(market, reject);
}

function checkFallback(at: number, { locales }: MarketDefinition, reject: Reject): void {
  const fallback: unknown = givenLocale(locales[at] ?? '').fallback;
  if (fallback === undefined) return;
  const path = `locales[${at}].fallback`;
  if (!Array.isArray(fallback)) {
    reject(path, 'must be a list of other locales of the market');
    return;
  }
  const others = namesOf(locales).filter((_, place) => place !== at);
  for (const [place, named] of fallback.entries()) {
    const found = typeof named === 'string' ? indexOfLocale(named, locales) : -1;
    if (found < 0 || found === at) {
      reject(`${path}[${place}]`, `"${named}" is no other locale of the market; ${oneOf(others)}`);
    }
  }
}

/**
 * Checks that each language has texts or fallbacks with texts, and no texts are in other languages.
 */
function checkTexts({ locales, texts }: MarketDefinition, reject: Reject): void {
  const names = namesOf(locales);
  const known = new Set([...names, ...names.map(baseLanguage), ...served]);
  const written = new Set<string>();
  for (const [catalogue, messages] of Object.entries(isRecord(texts) ? texts : {})) {
    for (const [key, message] of Object.entries(isRecord(messages) ? messages : {})) {
      for (const language of Object.keys(isRecord(message) ? message : {})) {
        written.add(language);
        if (!known.has(language)) {
          const path = `texts.${catalogue}.${key}.${language}`;
          reject(path, `is no language of the market; ${oneOf([...known])}`);
        }
      }
    }
  }
  const hasTexts = (name: string) =>
    [name, baseLanguage(name)].some((one) => served.includes(one) || written.has(one));
  names.forEach((name, at) => {
    if (name === '' || [name, ...fallbacksOf(at, locales)].some(hasTexts)) return;
    const fix = `give texts in "${name}" in \`texts\`, or a \`fallback\` that has some`;
    reject(`locales[${at}]`, `a locale without texts: ${fix}`);
  });
}
