/**
 * Generates files from the folders in src/blocks: the list of definitions, the table of components,
 * and the package's entry per block. Run it after adding, renaming or deleting a folder.
 */
import { writeFileSync } from 'node:fs';
import { generatedFiles } from './generated-files.ts';

for (const { path, content } of generatedFiles()) writeFileSync(path, content);
