import { type Locale, localize } from '@mawkib/core/locale';
import type { Bilingual } from '../../model/definition/bilingual.js';

/** Texts by key. */
export type Labels = Readonly<Record<string, Bilingual>>;

/** The text of a key; placeholders without a value stay as they are. */
export type LabelOf<L extends Labels> = (
  key: keyof L & string,
  values?: Readonly<Record<string, string>>,
) => string;

/** Texts in the page's language: those of staff by key, otherwise the defaults. */
export const labelsIn =
  <L extends Labels>(
    defaults: L,
    own: Readonly<Record<string, string>>,
    locale: Locale,
  ): LabelOf<L> =>
  (key, values = {}) => {
    const written = Object.hasOwn(own, key) ? own[key]?.trim() : '';
    const text = written || localize(defaults[key], locale);
    return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
    );
  };
