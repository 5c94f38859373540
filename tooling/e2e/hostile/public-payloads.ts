import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const corpora = join(import.meta.dirname, 'corpora');

/**
 * Two public collections, unchanged; `corpora/README.md` names the sources. Running code opens a
 * dialog.
 */
export const publicPayloads: readonly string[] = [
  ...new Set([
    ...readFileSync(join(corpora, 'payloadbox.txt'), 'utf8').trimEnd().split('\n'),
    ...(JSON.parse(readFileSync(join(corpora, 'dompurify.json'), 'utf8')) as string[]),
  ]),
];
