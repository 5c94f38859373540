/** Compiles native-loops.wat. Run it after every change of that file. */
import { writeFileSync } from 'node:fs';
import { compiledLoops, generatedFile } from './native-loops.ts';

writeFileSync(generatedFile, await compiledLoops());
