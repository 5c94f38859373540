import type { Logger } from '../errors/logger.js';
import { escapeHtml } from '../guards/escape-html.js';
import { complainOnce } from '../resource/complain-once.js';
import type { Offer, Offers } from './create-offers.js';

/** A tag, closed or incomplete; the group has the content of a closed one. */
const tagForm = /\{offer:(?:([^{}]*)\}|[^{}\s<]*)/g;

/** True if the text has an offer tag, also an incomplete one. */
export const hasOfferTag = (text: string): boolean => text.includes('{offer:');

/** An offer's id and the name of a property, in `{offer:id:property}`. */
export interface OfferTag {
  readonly tag: string;
  /** Blank in a tag that is not closed. */
  readonly id: string;
  /** Blank in an incomplete tag. */
  readonly property: string;
}

/** The offer tags of a text, in order. */
export const offerTagsIn = (text: string): OfferTag[] =>
  [...text.matchAll(tagForm)].map(([tag, content = '']) => {
    const [id = '', property = '', more] = content.split(':').map((part) => part.trim());
    return { tag, id, property: more === undefined ? property : '' };
  });

export interface OfferTagsOptions {
  readonly offers: Pick<Offers, 'byId'>;
  /** Writes a property of an offer in the page's language; undefined: the property cannot be shown. */
  readonly format: (offer: Offer, property: string) => string | undefined;
  readonly logger: Logger;
}

/** Replaces offer tags in text and HTML. */
export interface OfferTags {
  text(text: string): string;
  /** The values are escaped. */
  html(markup: string): string;
}

/**
 * Replaces tags `{offer:id:property}` by properties of current offers. A text with a tag that has
 * no value (an unknown or ended offer, an offer under review, an incomplete tag) becomes blank as a
 * whole, so that no sentence is shown with a gap in place of a price.
 */
export function createOfferTags({ offers, format, logger }: OfferTagsOptions): OfferTags {
  const complain = complainOnce(logger);
  const resolve = ({ tag, id, property }: OfferTag): string | undefined => {
    const offer = id === '' || property === '' ? undefined : offers.byId(id);
    const value = offer && Object.hasOwn(offer, property) ? format(offer, property) : undefined;
    if (value === undefined) complain(`Offer tag without a value: ${tag.slice(0, 120)}`);
    return value;
  };
  const render = (text: string, write: (value: string) => string): string => {
    if (!hasOfferTag(text)) return text;
    const values = offerTagsIn(text).map(resolve);
    if (values.includes(undefined)) return '';
    let at = 0;
    const filled = text.replace(tagForm, () => write(values[at++] ?? ''));
    // A value with its surrounding text can form a new tag.
    return hasOfferTag(filled) ? '' : filled;
  };
  return {
    text: (text) => render(text, (value) => value),
    html: (markup) => render(markup, escapeHtml),
  };
}
