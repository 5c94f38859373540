import { formatNumber, isolate, type Locale } from '@mawkib/core/locale';
import type { RangeFields } from './choice-in.js';
import { messages } from './range-calculator.messages.js';

const known = ['city', 'motorway', 'combined'] as const;

/** Texts of the options: those of staff, else from the keys of the file. */
export function rangeLabels(fields: RangeFields, locale: Locale) {
  const t = messages(locale);
  const typed = (options: readonly { key: string; label: string }[], key: string) =>
    options.find((option) => option.key === key)?.label.trim() || undefined;
  const number = (key: string) => (key.trim() !== '' ? Number(key) : Number.NaN);
  return {
    profile: (key: string) => {
      const name = known.find((each) => each === key);
      return typed(fields.driving_profiles, key) ?? (name ? t(name) : key);
    },
    wheel: (key: string) =>
      typed(fields.wheel_sizes, key) ??
      (Number.isFinite(number(key)) ? t('inch', { size: formatNumber(number(key), locale) }) : key),
    temperature: (key: string) =>
      typed(fields.temperature, key) ??
      (Number.isFinite(number(key))
        ? t('degrees', { degrees: isolate(formatNumber(number(key), locale)) })
        : key),
  };
}
