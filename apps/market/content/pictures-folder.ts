import { createRequire } from 'node:module';
import path from 'node:path';

const manifest = createRequire(import.meta.url).resolve('@mawkib/demo-market/package.json');

/** The folder of the demo market's pictures, wherever this module was bundled into. */
export const picturesFolder = path.join(path.dirname(manifest), 'content/media');
