import { isolate, type Locale } from '@mawkib/core/locale';
import type { RowNote } from '../types.js';
import { noteTexts } from './note-texts.js';

/** A note as a sentence. Where it is (row, column, field) stands beside it, not in it. */
export function describeNote(
  { code, value = '', replacement = '' }: RowNote,
  locale: Locale,
): string {
  const shown = (text: string) => (locale === 'ar' ? isolate(text) : text);
  return noteTexts[code][locale].replace(/\{(value|replacement)\}/g, (_, name) =>
    shown(name === 'value' ? value : replacement),
  );
}
