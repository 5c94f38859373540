import { join } from 'node:path';

/** Where `pnpm build` puts the demo market's site. */
export const buildFolder = join(import.meta.dirname, 'build');
