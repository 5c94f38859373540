import type { Localized, PackageLocale } from '@mawkib/core/locale';

/** A text of the product itself (labels, help, names, messages): both languages of the packages, always. */
export type Bilingual = Readonly<Record<PackageLocale, string>>;

/** A text staff wrote: any language may be missing. */
export type StoredText = Localized;
