import type { Logger } from '../errors/logger.js';
import { escapeHtml } from '../guards/escape-html.js';
import { complainOnce } from '../resource/complain-once.js';
import type { CarSpecs } from './create-car-specs.js';

/** A part of a text: plain text or a tag. */
export type TagPiece =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'tag';
      readonly tag: string;
      readonly carKey: string;
      readonly specName: string;
    };

/** A tag, closed or incomplete; the group has the content of a closed one. */
const tagForm = /\{price:(?:([^{}]*)\}|[^{}\s<]*)/g;

/**
 * Splits a text with tags `{price:car_key:spec_name}`. An incomplete tag (a missing part, or not
 * closed) has empty names. Blocks document, section 5.
 */
export function priceTagPieces(text: string): readonly TagPiece[] {
  const pieces: TagPiece[] = [];
  let end = 0;
  const put = (until: number) => {
    if (until > end) pieces.push({ kind: 'text', text: text.slice(end, until) });
  };
  for (const match of text.matchAll(tagForm)) {
    const [carKey = '', specName = '', more] = (match[1] ?? '').split(':').map((it) => it.trim());
    const isWhole = carKey !== '' && specName !== '' && more === undefined;
    put(match.index);
    pieces.push({
      kind: 'tag',
      tag: match[0],
      carKey: isWhole ? carKey : '',
      specName: isWhole ? specName : '',
    });
    end = match.index + match[0].length;
  }
  put(text.length);
  return pieces;
}

/** Car keys in the tags of these texts, without duplicates. */
export const carKeysOf = (texts: readonly string[]): readonly string[] => [
  ...new Set(
    texts
      .flatMap(priceTagPieces)
      .flatMap((it) => (it.kind === 'tag' && it.carKey ? [it.carKey] : [])),
  ),
];

/** Specs and format for price tags. */
export interface PriceTagsOptions {
  readonly specs: Pick<CarSpecs, 'load' | 'value'>;
  /** Formats an amount; text specs are not formatted. Default: digits only. */
  readonly format?: (major: number) => string;
  readonly logger: Logger;
}

/** Replaces price tags in text and HTML. */
export interface PriceTags {
  /** Loads the specs for the tags of these texts, if any. */
  ready(texts: readonly string[]): Promise<void>;
  /** Replaces tags by specs. The result is plain text; escape it for HTML. */
  text(text: string): string;
  /** Replaces tags in HTML; the specs are escaped. */
  html(markup: string): string;
}

/**
 * Replaces price tags. A tag becomes '' until its car is loaded, and for an unknown car or spec; an
 * incomplete tag is removed and logged once. Blocks document, section 5.
 */
export function createPriceTags({ specs, format = String, logger }: PriceTagsOptions): PriceTags {
  const complain = complainOnce(logger);
  const specOf = (piece: TagPiece & { kind: 'tag' }): string => {
    if (piece.carKey === '') complain(`Incomplete price tag removed: ${piece.tag}`);
    const value = piece.carKey === '' ? undefined : specs.value(piece.carKey, piece.specName);
    return typeof value === 'number' ? format(value) : (value ?? '');
  };
  const render = (text: string, write: (value: string) => string) => {
    if (!text.includes('{price:')) return text;
    const parts = priceTagPieces(text).map((it) =>
      it.kind === 'text' ? it.text : write(specOf(it)),
    );
    return withoutTags(parts.join(''));
  };
  return {
    async ready(texts) {
      await Promise.all(carKeysOf(texts).map((carKey) => specs.load(carKey)));
    },
    text: (text) => render(text, (value) => value),
    html: (markup) => render(markup, escapeHtml),
  };
}

/** Repeats, because a value with its surrounding text can form a new tag. */
function withoutTags(text: string): string {
  let clean = text;
  while (clean.includes('{price:')) clean = clean.replaceAll('{price:', '');
  return clean;
}
