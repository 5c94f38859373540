import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';

/** Blocks of the catalogue by template, and if they are interactive. */
export async function interactiveBlocks(root: string): Promise<Map<string, boolean>> {
  const folder = await mkdtemp(join(tmpdir(), 'mawkib-weight-'));
  try {
    const file = join(folder, 'blocks.mjs');
    await build({
      input: join(root, 'packages/blocks/src/built-in/built-in-blocks.generated.ts'),
      logLevel: 'silent',
      platform: 'node',
      resolve: { conditionNames: ['@mawkib/source', 'node', 'import'] },
      // Written to a file, because CommonJS dependencies resolve Node's modules from their
      // location.
      output: { file, format: 'es', codeSplitting: false },
    });
    const { builtInBlocks } = (await import(pathToFileURL(file).href)) as {
      builtInBlocks: readonly { key: string; interactive: boolean }[];
    };
    return new Map(builtInBlocks.map(({ key, interactive }) => [key, interactive]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
