import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { narrowSteps, readChanges, readWorkspaces } from './changed.mjs';
import { RunFailure, runMain } from './fail.mjs';
import { installPackages } from './install.mjs';
import { runSteps, selectSteps } from './steps.mjs';
import { summarise } from './summary.mjs';
import { prepareToolchain } from './toolchain.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

function options() {
  try {
    const { values } = parseArgs({
      options: { only: { type: 'string' }, changed: { type: 'boolean', default: false } },
    });
    return { only: values.only?.split(','), changed: values.changed };
  } catch (error) {
    throw new RunFailure(
      `${error.message} Usage: npm test [-- --changed --only=check,unit,stories,e2e,market]`,
      2,
    );
  }
}

await runMain(async () => {
  const { only, changed } = options();
  const selected = selectSteps(only);
  const steps = changed
    ? narrowSteps(selected, await readChanges(root), readWorkspaces(root))
    : selected;
  const env = await prepareToolchain(root);
  await installPackages(root, env);
  const results = await runSteps(steps, { root, env });
  const { lines, passed } = summarise(results);
  console.log(`\n${lines.join('\n')}`);
  return passed ? 0 : 1;
});
