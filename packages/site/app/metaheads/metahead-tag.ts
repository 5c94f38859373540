import type { Metahead } from '@mawkib/api-clients/contracts';

/** What a browser needs of a meta head. */
export type PlacedMetahead = Pick<
  Metahead,
  'id' | 'content' | 'language' | 'sequence' | 'reload_on_each_page' | 'in_body'
>;

export interface MetaheadTag {
  /** Null: the content is HTML of its own. */
  name: 'script' | 'style' | null;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

/** The tag that carries a meta head, the nonce left to who inserts it. */
export function metaheadTag({ language, content }: PlacedMetahead): MetaheadTag {
  if (language === 'js-src') {
    return { name: 'script', attributes: { src: content.trim(), async: '' }, text: '' };
  }
  if (language === 'javascript') return { name: 'script', attributes: {}, text: content };
  if (language === 'css') return { name: 'style', attributes: {}, text: content };
  return { name: null, attributes: {}, text: content };
}

/** What marks inserted nodes, for taking them away or running them again on a navigation. */
export const metaheadMarks = (
  { id, sequence, reload_on_each_page: reload }: PlacedMetahead,
  ofPage: boolean,
): Record<string, string> => ({
  'data-metahead': id,
  'data-sequence': String(sequence),
  ...(ofPage && { 'data-page': '' }),
  ...(reload && { 'data-reload': '' }),
});

/** HTML stands between two empty templates, since it may be several nodes or none. */
export const metaheadEnd = 'data-metahead-end';
