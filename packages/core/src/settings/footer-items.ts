import { readStrategy, type Strategy } from '../dynamic-content/strategy.js';
import { listOf } from '../reading/decoder.js';
import { isRecord, textIn } from '../reading/fields.js';
import { footerImageSize } from '../vocabulary/images.js';
import { type FormLink, readFormLink } from './form-link.js';

/** An image of the footer; sizes in px. Default: 200 by 80. Site document, section 9. */
export interface FooterImage {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/**
 * An item of the footer. `label` is blank for images and wrappers without one. With `form_id` it
 * links to a form. Site document, section 3.
 */
export interface FooterItem extends FormLink {
  readonly label: string;
  readonly type: 'link' | 'social' | 'image' | 'wrapper';
  readonly target: '_self' | '_blank';
  readonly tag: 'div' | 'span';
  readonly id?: string;
  readonly class?: string;
  readonly url?: string;
  readonly icon?: string;
  readonly rel?: string;
  readonly aria_label?: string;
  readonly dc_strategy?: Strategy<FooterItem>;
  readonly image?: FooterImage;
}

/** Items in a row or column: `social` ones are icons in a row. */
export interface FooterRow {
  readonly type: 'link' | 'social';
  readonly items: readonly FooterItem[];
}

/** A column of `footer.top`. */
export interface FooterColumn {
  readonly heading?: string;
  readonly rows: readonly FooterRow[];
}

const oneOf = <const T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((known) => known === value);

const size = (value: unknown, fallback: number): number => {
  const number = Number(value);
  return number > 0 && number <= 4000 ? Math.round(number) : fallback;
};

function readImage(value: unknown): FooterImage | undefined {
  const src = isRecord(value) ? textIn(value, 'src') : undefined;
  if (!isRecord(value) || !src) return undefined;
  return {
    src,
    alt: textIn(value, 'alt') ?? '',
    width: size(value.width, footerImageSize.width),
    height: size(value.height, footerImageSize.height),
  };
}

/**
 * Decodes an item: an unknown target is `_self`, an unknown type `link`, an unknown tag `div`.
 * Undefined for an image without a source, and for other items without a label, except wrappers.
 */
export function readFooterItem(value: unknown): FooterItem | undefined {
  if (!isRecord(value)) return undefined;
  const type = oneOf(['link', 'social', 'image', 'wrapper'], value.type) ?? 'link';
  const image = readImage(value.image);
  const label = textIn(value, 'label') ?? '';
  if (type === 'image' ? !image : type !== 'wrapper' && label === '') return undefined;
  return {
    label,
    type,
    target: oneOf(['_self', '_blank'], value.target) ?? '_self',
    tag: oneOf(['div', 'span'], value.tag) ?? 'div',
    id: textIn(value, 'id'),
    class: textIn(value, 'class'),
    url: textIn(value, 'url'),
    icon: textIn(value, 'icon'),
    rel: textIn(value, 'rel'),
    aria_label: textIn(value, 'aria_label') ?? textIn(value, 'aria label'),
    dc_strategy: readStrategy(value.dc_strategy, readFooterItem),
    image,
    ...readFormLink(value),
  };
}

function readRow(value: unknown): FooterRow | undefined {
  const items = listOf(readFooterItem)(isRecord(value) ? value.items : undefined) ?? [];
  if (!isRecord(value) || items.length === 0) return undefined;
  return { type: oneOf(['link', 'social'], value.type) ?? 'link', items };
}

/**
 * `footer.top`: columns with rows of items; invalid items, then empty rows and columns, are
 * dropped.
 */
export const readFooterColumns = listOf((value): FooterColumn | undefined => {
  const rows = listOf(readRow)(isRecord(value) ? value.rows : undefined) ?? [];
  if (!isRecord(value) || rows.length === 0) return undefined;
  return { heading: textIn(value, 'heading'), rows };
});

/** `footer.medium`: a list of items. */
export const readFooterItems = listOf(readFooterItem);
