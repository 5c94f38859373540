import type { Logger } from '../errors/logger.js';
import { escapeHtml } from '../guards/escape-html.js';
import { complainOnce } from '../source/complain-once.js';
import type { CarSpecs } from './create-car-specs.js';

/** A stretch of a text: as it stands, or what a tag asks for. */
export type TagPiece =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'tag';
      readonly tag: string;
      readonly carKey: string;
      readonly specName: string;
    };

/** A tag, closed or cut off; what is in a closed one comes in the group. */
const tagForm = /\{price:(?:([^{}]*)\}|[^{}\s<]*)/g;

/**
 * Takes a text with tags `{price:car_key:spec_name}` apart. An incomplete tag (without one of the
 * two, or not closed) has empty names. Blocks document, section 5.
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

/** Keys of the cars whose specs the tags of these texts need, each once. */
export const carKeysOf = (texts: readonly string[]): readonly string[] => [
  ...new Set(
    texts
      .flatMap(priceTagPieces)
      .flatMap((it) => (it.kind === 'tag' && it.carKey ? [it.carKey] : [])),
  ),
];

/** What price tags are replaced with. */
export interface PriceTagsOptions {
  readonly specs: Pick<CarSpecs, 'load' | 'value'>;
  /** How an amount is written; a spec that is a text stays as it is. Digits alone unless given. */
  readonly format?: (major: number) => string;
  readonly logger: Logger;
}

/** Replaces price tags in texts and in markup. */
export interface PriceTags {
  /** Loads the specs that the tags of these texts need; nothing where there are none. */
  ready(texts: readonly string[]): Promise<void>;
  /** The text with specs in place of its tags. It is plain text: whoever puts it into HTML escapes it. */
  text(text: string): string;
  /** The same for HTML: the markup stays as it is, the specs are escaped. */
  html(markup: string): string;
}

/**
 * Replaces price tags. A tag is nothing until its car is loaded, and for a car or spec that is not
 * known; an incomplete tag is removed and logged once. Blocks document, section 5.
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

/** A value, or what stood around a tag, may spell the beginning of another one. */
function withoutTags(text: string): string {
  let clean = text;
  while (clean.includes('{price:')) clean = clean.replaceAll('{price:', '');
  return clean;
}
