import { definitions } from './definitions/definitions.js';

const own = new Set(definitions.map(({ key }) => key));

/**
 * The address of a picture of a block of the catalogue, made from its Default story; for the
 * editor's picker. The bundler of the application hashes the files and serves them.
 */
export const thumbnailOf = (key: string): string | undefined =>
  own.has(key) ? new URL(`./blocks/${key}/thumbnail.webp`, import.meta.url).href : undefined;
