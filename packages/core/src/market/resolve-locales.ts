import { canonicalTag, directionOfTag, nativeNameOf } from './country-and-currency-codes.js';
import type { MarketLocale, ResolvedLocale } from './market-definition.js';

type Given = Exclude<MarketLocale, string>;

/** A locale as an object. */
export const givenLocale = (locale: MarketLocale): Given =>
  typeof locale === 'string' ? { tag: locale } : locale;

/**
 * Names of locales in URLs: their language, or the whole tag in lower case if two share a language;
 * '' for an invalid tag.
 */
export function namesOf(locales: readonly MarketLocale[]): string[] {
  const tags = locales.map((locale) => canonicalTag(givenLocale(locale).tag) ?? '');
  const languages = tags.map((tag) => tag.split('-', 1)[0] ?? '');
  return tags.map((tag, at) => {
    const language = languages[at] ?? '';
    const isShared = languages.filter((one) => one === language).length > 1;
    return isShared ? tag.toLowerCase() : language;
  });
}

/** Index of a locale by tag or by name in URLs. */
export function indexOfLocale(named: string, locales: readonly MarketLocale[]): number {
  const tag = canonicalTag(named);
  const at = locales.findIndex((locale) => tag && canonicalTag(givenLocale(locale).tag) === tag);
  return at < 0 ? namesOf(locales).indexOf(named) : at;
}

/** Names of a locale's fallbacks: the configured ones, or the default, then all others. */
export function fallbacksOf(at: number, locales: readonly MarketLocale[]): string[] {
  const names = namesOf(locales);
  const { fallback } = givenLocale(locales[at] ?? '');
  if (!Array.isArray(fallback)) return names.filter((_, place) => place !== at);
  return fallback.flatMap((named) => names[indexOfLocale(String(named), locales)] ?? []);
}

/** Resolves valid locales with all derived data. */
export function resolveLocales(locales: readonly MarketLocale[]): ResolvedLocale[] {
  const names = namesOf(locales);
  return locales.map((locale, at) => {
    const { tag: written, name, direction, numberingSystem } = givenLocale(locale);
    const tag = canonicalTag(written) ?? written;
    const language = names[at] ?? '';
    return {
      tag,
      language,
      name: name ?? nativeNameOf(language),
      direction: direction ?? directionOfTag(tag),
      fallbacks: fallbacksOf(at, locales),
      numberingSystem: numberingSystem ?? 'latn',
    };
  });
}
