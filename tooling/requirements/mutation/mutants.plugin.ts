import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { applyMutants } from './apply-mutants.ts';
import type { PlannedMutant } from './plan.ts';

const { MAWKIB_MUTANTS: plan = '', MAWKIB_ROOT: root = '' } = process.env;
const mutants: PlannedMutant[] = JSON.parse(readFileSync(plan, 'utf8')).mutants;

/** Puts the mutants of a run into the modules that it loads. */
export default {
  name: 'mawkib:mutants',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    const path = relative(root, id.replace(/[?#].*$/, ''));
    // A project extends the plugins of its workspace, so that this one may run twice.
    const isDone = code.includes('globalThis.__mutant');
    const own = isDone ? [] : mutants.filter((mutant) => mutant.path === path);
    return own.length > 0 ? applyMutants(code, own) : undefined;
  },
};
