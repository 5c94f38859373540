import { isolate, type Locale, packageLocale } from '@mawkib/core/locale';
import type { RowNote } from '../feed-types.js';
import { noteTexts } from './note-texts.js';

/** Text of a note without its position (row, column, field). */
export function describeNote(
  { code, value = '', replacement = '' }: RowNote,
  locale: Locale,
): string {
  const language = packageLocale(locale);
  const shown = (text: string) => (language === 'ar' ? isolate(text) : text);
  return noteTexts[code][language].replace(/\{(value|replacement)\}/g, (_, name) =>
    shown(name === 'value' ? value : replacement),
  );
}
