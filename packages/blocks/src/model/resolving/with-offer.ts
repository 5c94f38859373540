import type { Offer } from '@mawkib/core/dynamic-content';
import { escapeHtml } from '@mawkib/core/guards';
import type { FieldMap } from '../definition/field.js';
import type { PublicImage } from '../definition/public-values.js';
import { isPlain, own, type Plain } from '../plain.js';

/** Properties of an offer for each field; the first one with a value is used. */
const sources: Readonly<Record<string, readonly string[]>> = {
  title: ['title', 'name'],
  heading: ['title', 'name'],
  paragraph: ['paragraph', 'description', 'text'],
};

/**
 * Fills blank fields with the offer's texts and image. Texts of an offer are escaped in markup
 * fields.
 */
export function withOffer(values: Plain, fields: FieldMap, offer: Offer): Plain {
  const filled: Plain = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    if (field.type === 'Image' && isBlankImage(values[name])) {
      const id = textIn(offer, ['image_id']);
      if (id !== '') filled[name] = { id, alt: textIn(offer, ['title', 'name']) };
    } else if (Object.hasOwn(sources, name) && isBlankText(values[name])) {
      const text = textIn(offer, sources[name] ?? []);
      if (text !== '') filled[name] = field.type === 'Markdown' ? escapeHtml(text) : text;
    }
  }
  return filled;
}

const isBlankText = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.trim() === '');

const isBlankImage = (value: unknown) =>
  !isPlain(value) || (value as unknown as PublicImage).id === '';

function textIn(offer: Offer, names: readonly string[]): string {
  const found = names.map((name) => own(offer as Plain, name));
  const text = found.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof text === 'string' ? text.trim() : '';
}
