import type { FoundContent } from '@mawkib/api-clients/contracts/content';
import type { SearchDocument } from '../../search/create-search-index.js';
import { beginningOf, excerptOf, markText } from '../../search/mark-text.js';

/** A document as visitors get it, with the words that match marked. */
export function showDocument(
  { id, kind, title, description, body, url, image_id, date }: SearchDocument,
  words: ReadonlySet<string>,
): FoundContent {
  const text =
    excerptOf(description, words) ??
    excerptOf(body, words) ??
    beginningOf(description || body, words);
  return { id, kind, title: [...markText(title, words)], text: [...text], url, image_id, date };
}
