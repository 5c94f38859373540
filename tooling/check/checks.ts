import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { covers } from '@mawkib/tooling-vitest/scope';
import { compileExamples } from './compile-examples.ts';
import { execute, type Outcome } from './execute.ts';
import { exportsKey, rememberPassed } from './passed-exports.ts';
import { readProject } from './project/read-project.ts';
import { rules } from './rules/index.ts';
import { runRules } from './rules/run-rules.ts';

export type Check = {
  name: string;
  /** The check that must succeed before this one. */
  after?: string;
  /** Runs only in a full run, or if it is requested for by name. */
  full?: boolean;
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

/** The checks of `names`, or all of this run's scope, each with the checks it needs. */
export function selectChecks(
  checks: readonly Check[],
  names: readonly string[],
  isFull: boolean = covers('packages'),
): Check[] {
  const requested = (check: Check) =>
    names.length === 0
      ? isFull || !check.full
      : names.some((word) => check.name === word || check.name.startsWith(`${word} `));
  const chosen = new Set(checks.filter(requested));
  for (const { after } of [...chosen].reverse()) {
    for (let name = after; name; ) {
      const needed = checks.find((check) => check.name === name);
      if (needed) chosen.add(needed);
      name = needed?.after;
    }
  }
  return checks.filter((check) => chosen.has(check));
}

/**
 * All checks, the long ones first: two run at a time. With `changed` the formatter looks at those
 * files only, and packages with a changed manifest are checked as packed.
 */
export function listChecks(root: string, changed?: readonly string[]): Check[] {
  const tool = (name: string) => join(root, 'tooling/check/node_modules/.bin', name);
  const turbo = (...args: string[]) => execute(tool('turbo'), args, root);
  const quiet = ['--continue', '--concurrency=2', '--output-logs=errors-only'];
  const packages = readdirSync(join(root, 'packages'));

  return [
    {
      name: 'typegen',
      run: () => turbo('run', 'typegen', ...quiet),
    },
    {
      name: 'types',
      after: 'typegen',
      run: () =>
        execute(tool('tsc'), ['-b', ...globSync('*/*/tsconfig.json', { cwd: root })], root),
    },
    {
      name: 'examples',
      after: 'types',
      run: () => compileExamples(root, tool('tsc')),
    },
    {
      name: 'biome',
      run: () =>
        execute(
          tool('biome'),
          [
            ...['check', '--error-on-warnings', '--max-diagnostics=200'],
            ...(changed
              ? ['--files-ignore-unknown=true', '--no-errors-on-unmatched', ...changed]
              : ['.']),
          ],
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
    {
      name: 'build',
      after: 'types',
      full: true,
      run: () => turbo('run', 'build', '--filter=./packages/*', ...quiet),
    },
    {
      name: 'declarations',
      after: 'build',
      full: true,
      run: () => execute(process.execPath, [join(root, 'tooling/run/declarations.mjs')], root),
    },
    ...packages.flatMap((name): Check[] => {
      const folder = join(root, 'packages', name);
      const touched = changed?.includes(`packages/${name}/package.json`) ?? false;
      const key = exportsKey(folder);
      const packed = (command: string, args: string[]): Check => ({
        name: `${command} ${name}`,
        after: 'declarations',
        full: !touched,
        run: () =>
          rememberPassed(root, `${command} ${name}`, key, () =>
            execute(tool(command), args, folder),
          ),
      });
      return [
        packed('publint', ['run', '.', '--strict']),
        packed('attw', ['--pack', '.', '--profile', 'esm-only']),
      ];
    }),
  ];
}
