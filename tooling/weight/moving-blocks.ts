import { join } from 'node:path';
import { build } from 'rolldown';

/** Which block of the catalogue moves, as its definition says. */
export async function movingBlocks(root: string): Promise<Map<string, boolean>> {
  const { output } = await build({
    input: join(root, 'packages/blocks/src/definitions/registry.generated.ts'),
    write: false,
    logLevel: 'silent',
    platform: 'node',
    resolve: { conditionNames: ['@mawkib/source', 'node', 'import'] },
    output: { format: 'es', codeSplitting: false },
  });
  const code = Buffer.from(output[0].code).toString('base64');
  const { registry } = (await import(`data:text/javascript;base64,${code}`)) as {
    registry: readonly { key: string; moves: boolean }[];
  };
  return new Map(registry.map(({ key, moves }) => [key, moves]));
}
