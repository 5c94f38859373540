import type { Metahead } from '@mawkib/api-clients/contracts/content';

/** Fields of a meta head that a browser needs. */
export type PlacedMetahead = Pick<
  Metahead,
  'id' | 'content' | 'language' | 'sequence' | 'reload_on_each_page' | 'in_body'
>;

export interface MetaheadTag {
  /** Null if the content is HTML. */
  name: 'script' | 'style' | null;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

/** The tag of a meta head, without a nonce. */
export function metaheadTag({ language, content }: PlacedMetahead): MetaheadTag {
  if (language === 'js-src') {
    return { name: 'script', attributes: { src: content.trim(), async: '' }, text: '' };
  }
  if (language === 'javascript') return { name: 'script', attributes: {}, text: content };
  if (language === 'css') return { name: 'style', attributes: {}, text: content };
  return { name: null, attributes: {}, text: content };
}

/** Attributes that mark inserted nodes, so that a navigation can remove them or run them again. */
export const metaheadMarks = (
  { id, sequence, reload_on_each_page: reload }: PlacedMetahead,
  ofPage: boolean,
): Record<string, string> => ({
  'data-metahead': id,
  'data-sequence': String(sequence),
  ...(ofPage && { 'data-page': '' }),
  ...(reload && { 'data-reload': '' }),
});

/** HTML is enclosed by two empty templates, since it may be several nodes or none. */
export const metaheadEnd = 'data-metahead-end';
