import type { Catalogue } from './define-messages.js';
import type { Locale } from './locales.js';
import { registered } from './market.js';

/** A missing text of a language. */
export interface MissingText {
  readonly catalogue: string;
  readonly key: string;
}

/**
 * Texts of these catalogues (returned by `defineMessages`) that are missing in a language, in both
 * the catalogue and the market's overrides, for translators. Fallbacks do not count.
 */
export const missingTexts = (
  catalogues: readonly { readonly id: string; readonly catalogue: Catalogue }[],
  locale: Locale,
): MissingText[] =>
  catalogues.flatMap(({ id, catalogue }) =>
    Object.keys(catalogue)
      .filter(
        (key) => (registered.texts[id]?.[key]?.[locale] ?? catalogue[key]?.[locale]) === undefined,
      )
      .map((key) => ({ catalogue: id, key })),
  );
