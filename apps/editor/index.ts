import { join } from 'node:path';

/** Output folder of the demo market's editor. */
export const buildFolder = join(import.meta.dirname, 'dist');
