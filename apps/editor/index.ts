import { join } from 'node:path';

/** Where `pnpm build` puts the demo market's editor. */
export const buildFolder = join(import.meta.dirname, 'dist');
