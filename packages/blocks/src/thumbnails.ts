import { builtInBlocks } from './built-in/built-in-blocks.generated.js';

const keys = new Set(builtInBlocks.map(({ key }) => key));

/**
 * The address of a picture of a block of this package, made from its Default story; for the
 * editor's picker. A market puts pictures of its own blocks beside it. The bundler of the application hashes the files and serves them.
 */
export const builtInThumbnail = (key: string): string | undefined =>
  keys.has(key) ? new URL(`./blocks/${key}/thumbnail.webp`, import.meta.url).href : undefined;
