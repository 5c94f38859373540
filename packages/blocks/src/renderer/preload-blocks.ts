import { loadBlocks } from './block-chunks.js';
import { keepMarkup } from './kept-markup.js';

/**
 * Loads the components of these templates, so that rendering them does not wait; call it before
 * hydration and before a navigation shows. Never rejects: a chunk that does not come shows as its
 * block's own failure.
 */
export async function preloadBlocks(templates: Iterable<string>): Promise<void> {
  if (typeof document !== 'undefined') keepMarkup(document);
  await loadBlocks(templates);
}
