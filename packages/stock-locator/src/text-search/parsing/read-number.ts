import { numberWords, scales } from '../lexicon/number-words.js';
import { phraseAt, phrasesOf } from '../tokens/phrases.js';
import type { Piece } from '../tokens/pieces.js';

/** A typed number, and the index of the next piece. */
export interface ReadNumber {
  readonly value: number;
  readonly next: number;
  /** Multiplier: 1000 in `300k`, else 1. */
  readonly scale: number;
  /** True if written in digits. */
  readonly digits: boolean;
}

const words = phrasesOf(numberWords);
const scaleWords = phrasesOf(scales);
const halves = phrasesOf([[0.5, ['ونصف', 'ونص', 'and a half']] as const]);

/** Number that starts at a piece: `٣٠٠ ألف`, `1.2m`, `300 000`, `مئة وخمسين ألف`. */
export function readNumber(pieces: readonly Piece[], at: number): ReadNumber | undefined {
  const start = inDigits(pieces, at) ?? readWordNumber(pieces, at);
  if (!start) return undefined;
  let { value, next } = start;
  let scale = 1;
  for (;;) {
    const found = scale < 1e6 ? phraseAt(scaleWords, pieces, next) : undefined;
    if (!found) break;
    value *= found.meaning;
    scale *= found.meaning;
    next = found.next;
  }
  const whole = scale > 1 ? scale : start.digits ? 0 : value;
  const half = whole >= 1000 ? phraseAt(halves, pieces, next) : undefined;
  if (half) {
    value += half.meaning * whole;
    next = half.next;
  }
  const rounded = Math.round(value);
  return Number.isSafeInteger(rounded)
    ? { value: rounded, next, scale, digits: start.digits }
    : undefined;
}

interface Start {
  value: number;
  next: number;
  digits: boolean;
}

function inDigits(pieces: readonly Piece[], at: number): Start | undefined {
  const text = pieces[at]?.text;
  if (text === undefined || !/^\d/.test(text)) return undefined;
  const grouped = /^\d{1,3}([.,]\d{3})+$/.test(text);
  let plain = grouped ? text.replace(/[.,]/g, '') : text.replace(',', '.');
  let next = at + 1;
  if (/^\d{1,3}$/.test(text)) {
    for (; /^\d{3}$/.test(pieces[next]?.text ?? '') && plain.length < 9; next++) {
      plain += pieces[next]?.text;
    }
  }
  const value = Number(plain);
  return Number.isFinite(value) ? { value, next, digits: true } : undefined;
}

/** `مئة وخمسين`, `two hundred fifty`: each part is smaller than the one before. */
function readWordNumber(pieces: readonly Piece[], at: number): Start | undefined {
  let found = phraseAt(words, pieces, at) ?? phraseAt(words, withoutFor(pieces, at), at);
  if (!found) return undefined;
  let value = found.meaning;
  let last = value;
  let { next } = found;
  for (;;) {
    found = phraseAt(words, pieces, next) ?? phraseAt(words, withoutAnd(pieces, next), next);
    if (!found || found.meaning >= last) return { value, next, digits: false };
    value += found.meaning;
    last = found.meaning;
    next = found.next;
  }
}

/** Pieces with the prefix of the one at `at` removed: `ب` of `بمئة`, `ل` of `لسبعة`. */
function withoutFor(pieces: readonly Piece[], at: number): readonly Piece[] {
  const piece = pieces[at];
  if (!/^[بل].../.test(piece?.text ?? '') || !piece) return [];
  return pieces.with(at, { ...piece, text: piece.text.slice(1) });
}

/** Pieces with the prefix `و` of the one at `at` removed. */
export function withoutAnd(pieces: readonly Piece[], at: number): readonly Piece[] {
  const piece = pieces[at];
  if (!piece?.text.startsWith('و')) return [];
  return pieces.with(at, { ...piece, text: piece.text.slice(1) });
}
