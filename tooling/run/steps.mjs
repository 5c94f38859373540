import { fileURLToPath } from 'node:url';
import { RunFailure } from './fail.mjs';

const failuresReporter = fileURLToPath(new URL('../vitest/failures-reporter.ts', import.meta.url));

const vitestReport = (file) => [
  '--reporter=default',
  '--reporter=json',
  `--reporter=${failuresReporter}`,
  `--outputFile.json=${file}`,
];

/** Max concurrent tasks: the number of cores, since each task starts workers. */
const turbo = (task) => ['turbo', 'run', task, '--concurrency=100%'];

/**
 * The steps of `npm test` in order. `reports` are the files in which a step leaves its numbers
 * (`*` stands for any folder name); `needs` names the step that has to come before it. `script` is
 * what every workspace runs in that step: one that leaves no numbers has failed altogether. `runs`
 * are the workspaces that a step depends on, `follows` is a document that it does; a step's cost is
 * printed for each `unit` of it, where it has one. One that `prepares` the folder waits while another
 * command does. Steps `beside` the others mostly wait for pages and timers: they run at the same time.
 */
export const steps = [
  {
    name: 'build',
    command: [...turbo('build'), '--output-logs=errors-only'],
    reports: [],
    prepares: true,
  },
  {
    name: 'check',
    command: ['node', 'tooling/check/main.ts'],
    reports: ['tooling/check/test-results/check.json'],
    needs: 'build',
  },
  {
    name: 'unit',
    command: [
      ...[...turbo('unit'), '--continue', '--output-logs=new-only', '--'],
      ...vitestReport('test-results/unit.json'),
    ],
    reports: ['*/*/test-results/unit.json'],
    script: 'unit',
  },
  {
    name: 'stories',
    command: [
      ...['pnpm', '--filter', '@mawkib/storybook', 'stories'],
      ...vitestReport('test-results/stories.json'),
    ],
    reports: ['apps/storybook/test-results/stories.json'],
    runs: ['@mawkib/storybook'],
    unit: 'story',
  },
  {
    name: 'e2e',
    command: ['pnpm', '--filter', '@mawkib/e2e', 'e2e'],
    reports: ['tooling/e2e/test-results/e2e.json'],
    needs: 'build',
    runs: ['@mawkib/e2e', '@mawkib/demo'],
    unit: 'journey',
    beside: true,
  },
  {
    name: 'market',
    command: ['pnpm', '--filter', '@mawkib/second-market', 'market'],
    reports: ['tooling/second-market/test-results/market.json'],
    needs: 'build',
    runs: ['@mawkib/second-market', '@mawkib/create-market', '@mawkib/serve'],
    follows: 'docs/guides/starting-a-market.md',
    beside: true,
  },
];

/** What a full run has besides the default: see `tooling/vitest/scope.ts`. */
const parts = ['databases', 'seeds', 'walks', 'pictures', 'packages'];

/**
 * The steps of a run with these parts besides the default (`full`: all of them), and the environment
 * that tells the tests.
 */
export function scopeSteps(chosen, scope) {
  const unknown = scope.find((part) => part !== 'full' && !parts.includes(part));
  if (unknown !== undefined) {
    throw new RunFailure(`There is no part '${unknown}'. Parts: full, ${parts.join(', ')}.`, 2);
  }
  const pictures = scope.includes('full') || scope.includes('pictures');
  return {
    env: scope.length > 0 ? { MAWKIB_TESTS: scope.join(',') } : {},
    steps: chosen.map((step) =>
      pictures && step.name === 'stories'
        ? {
            ...step,
            command: step.command.flatMap((word) =>
              word === 'stories' ? [word, '--compare'] : word,
            ),
          }
        : step,
    ),
  };
}

const named = steps.filter((step) => step.name !== 'build').map((step) => step.name);

/** The requested steps and those that they need, in order; all steps if none is requested. */
export function selectSteps(asked = named) {
  const unknown = asked.find((name) => !named.includes(name));
  if (unknown !== undefined) {
    throw new RunFailure(`There is no step '${unknown}'. Steps: ${named.join(', ')}.`, 2);
  }
  const chosen = steps.filter((step) => asked.includes(step.name));
  const needed = new Set(chosen.map((step) => step.needs));
  return steps.filter((step) => chosen.includes(step) || needed.has(step.name));
}
