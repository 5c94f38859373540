import { createRequire } from 'node:module';
import path from 'node:path';

const manifest = createRequire(import.meta.url).resolve('@mawkib/demo-market/package.json');

/** Folder of the demo market's pictures, independent of where this module is bundled. */
export const picturesFolder = path.join(path.dirname(manifest), 'content/media');
