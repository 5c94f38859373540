import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { VitestPluginContext } from 'vitest/node';
import { applyMutants } from './apply-mutants.ts';
import type { PlannedMutant } from './plan.ts';

const { MAWKIB_MUTANTS: plan = '', MAWKIB_ROOT: root = '' } = process.env;
const mutants: PlannedMutant[] = JSON.parse(readFileSync(plan, 'utf8')).mutants;

const mutantsOf = (id: string) => {
  const path = relative(root, id.replace(/[?#].*$/, ''));
  return mutants.filter((mutant) => mutant.path === path);
};

/** Puts the mutants of a run into the modules that it loads. */
export default {
  name: 'mawkib:mutants',
  enforce: 'pre' as const,
  // Vitest keeps transformed modules on the disk; one with mutants is of this run only.
  configureVitest({ defineCacheKeyGenerator }: VitestPluginContext) {
    defineCacheKeyGenerator(({ id }) => (mutantsOf(id).length > 0 ? false : undefined));
  },
  transform(code: string, id: string) {
    // A project extends the plugins of its workspace, so that this one may run twice.
    const own = code.includes('globalThis.__mutant') ? [] : mutantsOf(id);
    return own.length > 0 ? applyMutants(code, own) : undefined;
  },
};
