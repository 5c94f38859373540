import type { Offer } from '@mawkib/core/dynamic-content';
import { escapeHtml } from '@mawkib/core/guards';
import type { FieldMap } from '../definition/field.js';
import type { PublicImage } from '../definition/values.js';
import { isPlain, own, type Plain } from '../plain.js';

/** Properties of an offer that may stand in a field; the first one that it has counts. */
const sources: Readonly<Record<string, readonly string[]>> = {
  title: ['title', 'name'],
  heading: ['title', 'name'],
  paragraph: ['paragraph', 'description', 'text'],
};

/**
 * The fields with the offer's own words and picture where staff left them blank. What an offer says
 * is text: it is escaped where a field holds markup.
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
