import { type Locale, localize } from '@mawkib/core/locale';

const defaults = {
  distance: { ar: 'المسافة', en: 'Distance' },
  directions: { ar: 'الاتجاهات', en: 'Directions' },
  call: { ar: 'اتصل', en: 'Call' },
  email: { ar: 'راسل', en: 'E-mail' },
  services: { ar: 'الخدمات', en: 'Services' },
  show_more: { ar: 'عرض المزيد', en: 'Show more' },
} as const;

export type CardTexts = Record<keyof typeof defaults, string>;

/** Texts of the block, with defaults for missing or blank ones. */
export function cardTexts(own: Readonly<Record<string, string>>, locale: Locale): CardTexts {
  const texts = Object.entries(defaults).map(([key, text]) => [
    key,
    (Object.hasOwn(own, key) && own[key]?.trim()) || localize(text, locale),
  ]);
  return Object.fromEntries(texts) as CardTexts;
}
