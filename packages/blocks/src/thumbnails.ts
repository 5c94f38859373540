import { builtInBlocks } from './built-in/built-in-blocks.generated.js';

const keys = new Set(builtInBlocks.map(({ key }) => key));

/**
 * URL of a built-in block's thumbnail, from its Default story; for the editor's picker. Markets add
 * thumbnails of their own blocks. The application's bundler hashes and serves the files.
 */
export const builtInThumbnail = (key: string): string | undefined =>
  keys.has(key) ? new URL(`./blocks/${key}/thumbnail.webp`, import.meta.url).href : undefined;
