import { listOf } from '../reading/decoder.js';
import { isRecord } from '../reading/fields.js';

/** Attributes of a tag in the head, in order. */
export type MetaTag = Readonly<Record<string, string>>;

const attributeName = /^[a-z][a-z\d:-]*$/i;

/**
 * The setting `meta`: a list of tag objects. Event handlers, and values that are not text, are
 * dropped.
 */
export const readMetaTags = listOf((value): MetaTag | undefined => {
  if (!isRecord(value)) return undefined;
  const attributes = Object.entries(value).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && attributeName.test(entry[0]) && !/^on/i.test(entry[0]),
  );
  return attributes.length > 0 ? Object.fromEntries(attributes) : undefined;
});

/**
 * `Page | Brand`; default divider: `|`. Blank parts and repeated neighbors are dropped. Site
 * document, section 3.
 */
export const pageTitle = (parts: readonly (string | null | undefined)[], divider = '|'): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part, index, all) => part !== '' && part !== all[index - 1])
    .join(` ${divider} `);
