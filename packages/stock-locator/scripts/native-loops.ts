import { readFileSync } from 'node:fs';
import createWabt from 'wabt';

const folder = new URL('../src/stock-index/webassembly/', import.meta.url);
const features = { simd: true };

export const generatedFile = new URL('native-loops.generated.ts', folder);

/** Content of the generated file. Throws with line and column of a syntax error. */
export async function compiledLoops(): Promise<string> {
  const { parseWat } = await createWabt();
  const source = readFileSync(new URL('native-loops.wat', folder), 'utf8');
  const module = parseWat('native-loops.wat', source, features);
  try {
    module.validate();
    const base64 = Buffer.from(module.toBinary({}).buffer).toString('base64');
    return `/** native-loops.wat, compiled; in base64. */\nexport const nativeLoops =\n  '${base64}';\n`;
  } finally {
    module.destroy();
  }
}
