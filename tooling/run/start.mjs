import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './child.mjs';
import { diskFull, looksFull, RunFailure, runMain } from './fail.mjs';
import { requireFreePort } from './free-port.mjs';
import { installPackages } from './install.mjs';
import { preparing } from './preparing.mjs';
import { progress } from './progress.mjs';
import { serverEnvironment } from './server-environment.mjs';
import { prepareToolchain } from './toolchain.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');

const build = ['run', 'build', '--filter=@mawkib/demo...', '--concurrency=100%'];

/** Installs and builds what is missing; returns the environment of the server. */
async function prepare() {
  const env = await prepareToolchain(root);
  await installPackages(root, env);
  const options = { cwd: root, env, capture: true, tied: true };
  const args = [...build, '--output-logs=errors-only'];
  const built = await progress('Building the market', 'The market is built', () =>
    run('turbo', args, options),
  );
  if (built.stopped) throw new RunFailure('Stopped.', built.code);
  if (built.code !== 0) {
    console.error(built.output.trim());
    throw new RunFailure(
      looksFull(built.output) ? diskFull : 'The build failed; its message is above.',
      built.code,
    );
  }
  return env;
}

await runMain(async () => {
  await requireFreePort(process.env);
  const env = await preparing(root, prepare);
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
