/** Copies the thumbnails next to the built blocks, for `@mawkib/blocks/thumbnails`. */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blockKeys } from './generated-files.ts';

const at = (folder: string, key: string) =>
  fileURLToPath(new URL(`../${folder}/blocks/${key}/thumbnail.webp`, import.meta.url));

for (const key of blockKeys()) {
  if (!existsSync(at('src', key))) continue;
  mkdirSync(dirname(at('dist', key)), { recursive: true });
  copyFileSync(at('src', key), at('dist', key));
}
