import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { narrowSteps, readChanges, readWorkspaces } from './changed.mjs';
import { run } from './child.mjs';
import { RunFailure, runMain } from './fail.mjs';
import { installPackages } from './install.mjs';
import { preparing } from './preparing.mjs';
import { runSteps } from './run-steps.mjs';
import { scopeSteps, selectSteps } from './steps.mjs';
import { summarise } from './summary.mjs';
import { prepareToolchain } from './toolchain.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

function options() {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string' },
        changed: { type: 'boolean', default: false },
        full: { type: 'boolean', default: false },
        parts: { type: 'string' },
        ci: { type: 'boolean', default: false },
      },
    });
    const parts = values.parts?.split(',') ?? [];
    const scope = values.full ? ['full'] : parts;
    return { only: values.only?.split(','), changed: values.changed, ci: values.ci, scope };
  } catch (error) {
    throw new RunFailure(
      `${error.message} Usage: npm test [-- --full | --parts=databases,seeds,walks,pictures,packages] [--changed] [--only=check,unit,stories,e2e,market]`,
      2,
    );
  }
}

/** The parts that fit into the time of a CI run on this machine: see `tooling/vitest/choose-scope.ts`. */
async function scopeOfCi(root, env) {
  const script = join(root, 'tooling', 'vitest', 'ci-scope.ts');
  const { code, output } = await run('node', [script], { cwd: root, env, capture: true });
  if (code !== 0) throw new RunFailure(output.trim());
  return output.trim().split(',').filter(Boolean);
}

await runMain(async () => {
  const { only, changed, ci, scope: requested } = options();
  const selected = selectSteps(only);
  const steps = changed
    ? narrowSteps(selected, await readChanges(root), readWorkspaces(root))
    : selected;
  const env = await preparing(root, async () => {
    const prepared = await prepareToolchain(root);
    await installPackages(root, prepared);
    return prepared;
  });
  const scope = ci ? await scopeOfCi(root, env) : requested;
  const scoped = scopeSteps(steps, scope);
  console.log(`Scope: ${scope.length > 0 ? scope.join(', ') : 'default'}`);
  const started = performance.now();
  const results = await runSteps(scoped.steps, { root, env: { ...env, ...scoped.env } });
  const { lines, passed } = summarise(results, (performance.now() - started) / 1000);
  console.log(`\n${lines.join('\n')}`);
  const stopped = results.find((result) => result.stopped);
  return stopped?.code ?? (passed ? 0 : 1);
});
