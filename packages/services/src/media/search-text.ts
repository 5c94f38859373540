import type { Localized } from '@mawkib/api-clients/contracts';
import { foldArabic } from '@mawkib/core/locale';

interface SearchableTexts {
  id: string;
  kind: string;
  name: string;
  title: Localized;
  alt: Localized;
  tags: readonly string[];
}

/** Words of letters and digits, normalised. */
const wordsOf = (text: string): string[] => foldArabic(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** An Arabic word without the article and the prefixes before it. */
const bareWord = (word: string) => word.replace(/^(?:[وفبك]?ال|لل)(?=\p{L}{2})/u, '');

/** Search text of a file: every word of its texts, with and without the article. */
export function searchText({ id, kind, name, title, alt, tags }: SearchableTexts): string {
  const texts = [id, kind, name, ...Object.values(title), ...Object.values(alt), ...tags];
  const words = texts.flatMap((text) => wordsOf(text ?? ''));
  return [...new Set(words.flatMap((word) => [word, bareWord(word)]))].join(' ');
}

/** The search as prefixes that must all match; null for an empty search. */
export function searchQuery(search = ''): string | null {
  const words = wordsOf(search).slice(0, 12);
  return words.length ? words.map((word) => `${bareWord(word)}:*`).join(' & ') : null;
}
