import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './child.mjs';
import { RunFailure, runMain } from './fail.mjs';
import { installPackages } from './install.mjs';
import { serverEnvironment } from './server-environment.mjs';
import { prepareToolchain } from './toolchain.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');

await runMain(async () => {
  const env = await prepareToolchain(root);
  await installPackages(root, env);

  const build = [
    'run',
    'build',
    '--filter=@mawkib/demo...',
    '--concurrency=100%',
    '--output-logs=errors-only',
  ];
  const built = await run('turbo', build, { cwd: root, env });
  if (built.stopped) return built.code;
  if (built.code !== 0) throw new RunFailure('The build failed; its message is above.', built.code);

  const memory = JSON.parse(readFileSync(join(root, 'tooling', 'serve', 'memory.json'), 'utf8'));
  const server = [
    ...memory.nodeArguments,
    `--import=${join(here, 'follow-parent.mjs')}`,
    join(root, 'tooling', 'serve', 'main.ts'),
    ...process.argv.slice(2),
  ];
  const options = {
    cwd: root,
    env: { ...memory.env, ...serverEnvironment(env, root) },
    group: true,
    link: true,
  };
  return (await run('node', server, options)).code;
});
