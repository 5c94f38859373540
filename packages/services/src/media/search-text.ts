import type { Localized } from '@mawkib/api-clients/contracts';
import { foldArabic } from '@mawkib/core/locale';

interface Said {
  id: string;
  kind: string;
  name: string;
  title: Localized;
  alt: Localized;
  tags: readonly string[];
}

/** Words of letters and digits, folded. */
const wordsOf = (text: string): string[] => foldArabic(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** An Arabic word without the article, and without what is written before it. */
const bareWord = (word: string) => word.replace(/^(?:[وفبك]?ال|لل)(?=\p{L}{2})/u, '');

/** What a file is found by: each word of its texts, with and without the article. */
export function searchText({ id, kind, name, title, alt, tags }: Said): string {
  const texts = [id, kind, name, ...Object.values(title), ...Object.values(alt), ...tags];
  const words = texts.flatMap((text) => wordsOf(text ?? ''));
  return [...new Set(words.flatMap((word) => [word, bareWord(word)]))].join(' ');
}

/** What is searched, as the beginnings of words that must all be there; null for nothing. */
export function searchQuery(search = ''): string | null {
  const words = wordsOf(search).slice(0, 12);
  return words.length ? words.map((word) => `${bareWord(word)}:*`).join(' & ') : null;
}
