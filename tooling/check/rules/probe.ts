import { createProject } from '../project/project.ts';
import type { Rule } from './rule.ts';
import { runRules } from './run-rules.ts';

/** Problems that a rule finds in invented files, as `path:line message`. */
export function probe(rule: Rule, texts: Record<string, string>): string[] {
  return runRules([rule], createProject(texts)).map(
    ({ path, line, message }) => `${path}${line === undefined ? '' : `:${line}`} ${message}`,
  );
}

/** The manifest of an invented workspace. */
export function manifest(
  name: string,
  exports: Record<string, string> = { '.': './src/index.ts' },
) {
  return JSON.stringify({ name, exports });
}
