import type { Catalogue } from './define-messages.js';
import type { Locale } from './locales.js';
import { registered } from './market.js';

/** A text that a language lacks. */
export interface MissingText {
  readonly catalogue: string;
  readonly key: string;
}

/**
 * Texts of the catalogues (what `defineMessages` returned) that neither they nor the registered
 * market have in a language, for those who translate them. Fallbacks do not count.
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
