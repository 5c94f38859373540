/** Compiles native-loops.wat. Run it after changing that. */
import { writeFileSync } from 'node:fs';
import { compiledLoops, generatedFile } from './native-loops.ts';

writeFileSync(generatedFile, await compiledLoops());
