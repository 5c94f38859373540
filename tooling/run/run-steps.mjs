import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './child.mjs';
import { describeFailures, describeStopped } from './failures.mjs';
import { preparing } from './preparing.mjs';
import { countSilent, countTests, findReports, liveFailures } from './reports.mjs';

/** Added to the niceness of steps that compute while others wait for pages. */
const lowPriority = 5;

/**
 * Runs every step even if others fail, to report all problems at once, and resolves to their results
 * in this order. Only a step whose need failed is not begun. Steps marked `beside` run one after the
 * other at the same time as the rest; their output is printed when they end. A signal from outside
 * ends the whole run: the first result of a stopped step has the failures known so far.
 */
export async function runSteps(chosen, { root, env }) {
  const patterns = [liveFailures, ...chosen.flatMap(({ reports }) => reports)];
  for (const report of findReports(root, patterns)) rmSync(report, { force: true });
  const besides = chosen.filter(({ beside }) => beside);
  const others = chosen.filter(({ beside }) => !beside);
  const results = new Map();
  const running = new Map();

  async function runStep(step) {
    await running.get(step.needs);
    if ([...results.values()].some(({ stopped }) => stopped)) return;
    const isBlocked = (results.get(step.needs)?.code ?? 0) !== 0;
    const nice = besides.length > 0 && !step.beside && !step.prepares ? lowPriority : 0;
    const result = isBlocked
      ? { code: 1, seconds: 0, blockedBy: step.needs }
      : await execute(step, { root, env, nice });
    results.set(step.name, { name: step.name, ...result });
  }

  for (const lane of [others, besides]) {
    let previous = Promise.resolve();
    for (const step of lane) {
      previous = previous.then(() => runStep(step));
      running.set(step.name, previous);
    }
  }
  await Promise.all(running.values());
  const inOrder = chosen.flatMap(({ name }) => results.get(name) ?? []);
  const stopped = inOrder.find((result) => result.stopped);
  if (stopped) stopped.failures = describeStopped(root);
  return inOrder;
}

/** Runs the command of a step and reads what it left. */
async function execute(step, { root, env, nice }) {
  const { name, command, reports, prepares, beside, script, unit, workspaces } = step;
  console.log(`\n── ${name} ──${beside ? ' at the same time as the others' : ''}`);
  const started = performance.now();
  const [executable, ...args] = command;
  const work = () =>
    run(executable, args, { cwd: root, env, capture: beside, nice, tied: prepares });
  const { code, stopped, output } = await (prepares ? preparing(root, work) : work());
  const seconds = (performance.now() - started) / 1000;
  if (beside) console.log(`\n── ${name}: what it printed ──\n${output.trimEnd()}`);
  if (stopped) return { code, seconds, stopped };
  const found = findReports(root, reports);
  for (const report of found) rmSync(join(dirname(report), 'failed.jsonl'), { force: true });
  const counts = countTests(found);
  if (code !== 0 && script) counts.failed += countSilent(root, script, found, workspaces);
  if (code !== 0) console.error(`✗ ${name} failed (exit code ${code})`);
  return { code, seconds, unit, ...counts, failures: describeFailures(found, root) };
}
