import type { Localized, PackageLocale } from '@mawkib/core/locale';

/** A text of the product (labels, help, names, messages), in all languages of the packages. */
export type Bilingual = Readonly<Record<PackageLocale, string>>;

/** A text written by staff; any language may be missing. */
export type StoredText = Localized;
