import type { Locale } from '@mawkib/core/locale';

/** A text of the product itself (labels, help, names, messages): both languages, always. */
export type Bilingual = Readonly<Record<Locale, string>>;

/** A text staff wrote: any language may be missing. */
export type StoredText = { ar?: string; en?: string };
