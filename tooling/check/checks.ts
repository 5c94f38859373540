import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { execute, type Outcome } from './execute.ts';
import { readProject } from './project/read-project.ts';
import { rules } from './rules/index.ts';
import { runRules } from './rules/run-rules.ts';

export type Check = {
  name: string;
  /** The check that must succeed before this one. */
  after?: string;
  run: () => Promise<Outcome>;
};

function houseRules(root: string): Outcome {
  const findings = runRules(rules, readProject(root));
  const lines = findings.map(
    ({ rule, path, line, message }) =>
      `${path}${line === undefined ? '' : `:${line}`}  ${message}  [${rule}]`,
  );
  const summary = rules
    .map(({ name }) => ({ name, count: findings.filter(({ rule }) => rule === name).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name} ${count}`)
    .join(', ');
  if (findings.length > 0) lines.push(`${findings.length} problems: ${summary}`);
  return { ok: findings.length === 0, output: lines.join('\n') };
}

/** All checks, the long ones first: two run at a time. */
export function listChecks(root: string): Check[] {
  const tool = (name: string) => join(root, 'tooling/check/node_modules/.bin', name);
  const turbo = (...args: string[]) => execute(tool('turbo'), args, root);
  const quiet = ['--continue', '--concurrency=2', '--output-logs=errors-only'];
  const packages = readdirSync(join(root, 'packages'));

  return [
    { name: 'types', run: () => turbo('run', 'types', ...quiet) },
    { name: 'build', run: () => turbo('run', 'build', '--filter=./packages/*', ...quiet) },
    {
      name: 'biome',
      run: () =>
        execute(
          tool('biome'),
          ['check', '--error-on-warnings', '--max-diagnostics=200', '.'],
          root,
        ),
    },
    { name: 'rules', run: async () => houseRules(root) },
    {
      name: 'requirements',
      run: () => execute(process.execPath, [join(root, 'tooling/requirements/main.ts')], root),
    },
    { name: 'boundaries', run: () => turbo('boundaries') },
    {
      name: 'knip',
      run: () => execute(tool('knip'), ['--no-progress'], root),
    },
    ...packages.flatMap((name): Check[] => {
      const folder = join(root, 'packages', name);
      return [
        {
          name: `publint ${name}`,
          after: 'build',
          run: () => execute(tool('publint'), ['run', '.', '--strict'], folder),
        },
        {
          name: `attw ${name}`,
          after: 'build',
          run: () => execute(tool('attw'), ['--pack', '.', '--profile', 'esm-only'], folder),
        },
      ];
    }),
  ];
}
