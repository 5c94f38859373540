import type { MarkedText } from '@mawkib/api-clients/contracts/content';
import { type Token, tokensOf } from './tokens-of.js';

/** Characters of an excerpt. */
const excerptLength = 180;
/** Characters before the first match of an excerpt. */
const lead = 50;

/** The whole text, with the given folded words marked. */
export function markText(text: string, words: ReadonlySet<string>): MarkedText {
  const parts: { text: string; match?: true }[] = [];
  let at = 0;
  for (const { word, from, to } of tokensOf(text)) {
    if (!words.has(word)) continue;
    if (from > at) parts.push({ text: text.slice(at, from) });
    parts.push({ text: text.slice(from, to), match: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** The part of a text around its first match; null if no word matches. */
export function excerptOf(text: string, words: ReadonlySet<string>): MarkedText | null {
  let first: Token | undefined;
  /** Start of a word that leaves the lead before the match. */
  let start = 0;
  const starts: number[] = [];
  for (const token of tokensOf(text)) {
    if (words.has(token.word)) {
      first = token;
      break;
    }
    starts.push(token.from);
  }
  if (!first) return null;
  if (first.from > lead) start = starts.find((from) => from >= first.from - lead) ?? first.from;
  return cut(text, start, words);
}

/** The beginning of a text. */
export const beginningOf = (text: string, words: ReadonlySet<string>): MarkedText =>
  cut(text, 0, words);

function cut(text: string, start: number, words: ReadonlySet<string>): MarkedText {
  let end = Math.min(text.length, start + excerptLength);
  if (end < text.length) {
    const space = text.lastIndexOf(' ', end);
    if (space > start + excerptLength / 2) end = space;
  }
  const shown = text.slice(start, end).toWellFormed().trim();
  const parts = markText(shown, words);
  const before = start > 0 ? [{ text: '… ' }] : [];
  const after = end < text.length ? [{ text: ' …' }] : [];
  return [...before, ...parts, ...after];
}
