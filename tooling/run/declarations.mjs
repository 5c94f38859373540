import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './child.mjs';
import { RunFailure, runMain } from './fail.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const packages = join(root, 'packages');

/** Folder of a package's declarations as its `exports` name it; undefined if it has none. */
function declarationsOf(folder) {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [types] = Object.values(exports).flatMap((target) => target.types ?? []);
  if (!types) return undefined;
  return join(folder, types.startsWith('./dist/types/') ? 'dist/types' : 'dist');
}

/**
 * Writes the declarations of all published packages into their `dist`. A start and the tests need
 * none: only what packs the packages does.
 */
await runMain(async () => {
  const made = readdirSync(packages)
    .map((name) => join(packages, name))
    .filter((folder) => existsSync(join(folder, 'tsconfig.build.json')));
  const projects = made.map((folder) => join(folder, 'tsconfig.build.json'));
  const tool = (name) => join(root, 'tooling/check/node_modules/.bin', name);
  const commands = [
    [tool('turbo'), ['run', 'typegen', '--output-logs=errors-only']],
    [tool('tsc'), ['-b', ...projects]],
  ];
  for (const [command, args] of commands) {
    const options = { cwd: root, env: process.env, kill: command === tool('tsc') };
    const { code, stopped } = await run(command, args, options);
    if (stopped) return code;
    if (code !== 0) throw new RunFailure('The declarations failed; the messages are above.', code);
  }
  for (const folder of made) {
    const target = declarationsOf(folder);
    if (!target) continue;
    const filter = (path) => !path.endsWith('.tsbuildinfo');
    cpSync(join(folder, '.types'), target, { recursive: true, filter });
  }
  return 0;
});
