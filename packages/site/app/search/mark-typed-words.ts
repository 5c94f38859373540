import type { MarkedText } from '@mawkib/api-clients/contracts/content';
import { foldArabic } from '@mawkib/core/locale';

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}ـ]*/gu;

/** A text with the words marked that begin with a typed word, in any spelling. */
export function markTypedWords(text: string, typed: string): MarkedText {
  const words = [...typed.matchAll(wordPattern)].map(([word]) => foldArabic(word));
  const parts: { text: string; match?: true }[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const folded = foldArabic(word);
    if (!words.some((each) => folded.startsWith(each))) continue;
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push({ text: word, match: true });
    at = index + word.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
