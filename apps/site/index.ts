import { join } from 'node:path';

/** Output folder of the demo market's site. */
export const buildFolder = join(import.meta.dirname, 'build');
