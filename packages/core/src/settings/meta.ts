import { isRecord } from '../reading/fields.js';
import { listOf } from '../reading/readers.js';

/** Attributes of one tag of the head, in the order they were written. */
export type MetaTag = Readonly<Record<string, string>>;

const attributeName = /^[a-z][a-z\d:-]*$/i;

/** The setting `meta`: a list of tag objects. Members that are no text, or handlers, are dropped. */
export const readMetaTags = listOf((value): MetaTag | undefined => {
  if (!isRecord(value)) return undefined;
  const attributes = Object.entries(value).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && attributeName.test(entry[0]) && !/^on/i.test(entry[0]),
  );
  return attributes.length > 0 ? Object.fromEntries(attributes) : undefined;
});

/**
 * `Page | Brand`, with `|` as the divider unless given; blank parts are left out, and a part is
 * never said twice in a row. Site document, section 3.
 */
export const pageTitle = (parts: readonly (string | null | undefined)[], divider = '|'): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part, index, all) => part !== '' && part !== all[index - 1])
    .join(` ${divider} `);
