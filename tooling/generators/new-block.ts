import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GeneratorError } from './generator-error.ts';
import { namesOf } from './names.ts';
import { writeTemplates } from './templates.ts';

/**
 * Creates packages/blocks/src/blocks/<key>, then regenerates what the package derives from its
 * folders: registry, chunks, the block's entry.
 */
export function newBlock(root: string, name: string): string[] {
  const { key, camel, pascal, title } = namesOf(name);
  const blocks = join(root, 'packages', 'blocks');
  if (!existsSync(blocks)) throw new GeneratorError('There is no packages/blocks here.');
  const target = join(blocks, 'src', 'blocks', key);
  const written = writeTemplates('block', target, { key, camel, pascal, title });
  execFileSync(process.execPath, [join(blocks, 'scripts', 'generate.ts')], { stdio: 'inherit' });
  return [...written, join(target, 'index.ts')];
}
