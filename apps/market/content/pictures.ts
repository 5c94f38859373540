import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the demo market's pictures, from source and from the build alike. */
export const picturesFolder = find(path.dirname(fileURLToPath(import.meta.url)));

function find(folder: string): string {
  const pictures = path.join(folder, 'content/media');
  return existsSync(pictures) ? pictures : find(path.dirname(folder));
}
