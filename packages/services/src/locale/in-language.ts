import type { Locale, Localized } from '@mawkib/api-clients/contracts';
import { isRecord } from '@mawkib/core/guards';
import { isTextLanguage, localize } from '@mawkib/core/locale';

const isLocalized = (value: Record<string, unknown>): value is Localized => {
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(([key, text]) => isTextLanguage(key) && typeof text === 'string')
  );
};

/** Stored data in one language: each localized text is replaced by its text in that language. */
export function inLanguage(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((member) => inLanguage(member, locale));
  if (!isRecord(value)) return value;
  if (isLocalized(value)) return localize(value, locale);
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, inLanguage(member, locale)]),
  );
}
