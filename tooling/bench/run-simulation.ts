import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type Row, report } from './report.ts';

interface Part {
  histories: number;
  counts: Record<string, number>;
  failures: { seed: number; broken: string[] }[];
}

const services = join(import.meta.dirname, '../../packages/services');

interface Simulation {
  /** Name of the benchmark and its report. */
  name: string;
  /** Path of the program in the services. */
  program: string;
  /** Default number of histories. */
  seeds: number;
}

/**
 * Simulates the histories of these seeds, in a process for each core: `--seeds 100000`, `--first 0`.
 * `--seed 93` prints the steps of one, with `--bug` under a planted bug. `--mirror`, of `order-sim`:
 * each statement runs on PostgreSQL too, and each vendor call at the sandbox.
 */
export async function runSimulation(
  { name, program, seeds }: Simulation,
  args: string[],
): Promise<void> {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: {
      seeds: { type: 'string', default: String(seeds) },
      first: { type: 'string', default: '0' },
      seed: { type: 'string' },
      bug: { type: 'string' },
      mirror: { type: 'boolean', default: false },
      workers: { type: 'string', default: String(cpus().length) },
    },
  });
  const mirror = values.mirror ? ['--mirror'] : [];
  if (values.seed !== undefined) {
    const bug = values.bug === undefined ? [] : ['--bug', values.bug];
    process.exitCode = await simulate(program, ['--seed', values.seed, ...bug, ...mirror], (line) =>
      console.log(line),
    );
    return;
  }
  const workers = Number(values.workers);
  const first = Number(values.first);
  const to = String(first + Number(values.seeds));
  const started = performance.now();
  const parts = await Promise.all(
    Array.from({ length: workers }, async (_, index) => {
      let last: Part | undefined;
      const range = [
        '--from',
        String(first + index),
        '--to',
        to,
        '--step',
        String(workers),
        ...mirror,
      ];
      const code = await simulate(program, range, (line) => {
        last = JSON.parse(line) as Part;
      });
      if (code !== 0 || !last) throw new Error(`A process ended with ${code}`);
      return last;
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  show(values.mirror ? `${name}-mirror` : name, parts, seconds);
}

function show(name: string, parts: readonly Part[], seconds: number): void {
  const failures = parts.flatMap((part) => part.failures).sort((a, b) => a.seed - b.seed);
  const counts = new Map<string, number>();
  for (const part of parts) {
    for (const [kind, count] of Object.entries(part.counts))
      counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  const rows = (isFault: boolean): Row[] =>
    [...counts]
      .filter(([kind]) => kind.startsWith('fault: ') === isFault)
      .sort(([, a], [, b]) => b - a)
      .map(([kind, count]) => ({ kind: kind.replace('fault: ', ''), count }));
  const histories = parts.reduce((sum, part) => sum + part.histories, 0);
  report(name, {
    Histories: [{ histories, failures: failures.length, seconds: Math.round(seconds) }],
    Events: rows(false),
    Faults: rows(true),
    ...(failures.length > 0 && {
      'Failures; replay one with --seed': failures
        .slice(0, 50)
        .map(({ seed, broken }) => ({ seed, broken: broken.join('; ') })),
    }),
  });
  process.exitCode = failures.length > 0 ? 1 : 0;
}

/** Runs the simulation's program, from the sources. Resolves to its exit code. */
function simulate(
  program: string,
  args: readonly string[],
  line: (text: string) => void,
): Promise<number | null> {
  const node = ['--import', 'tsx', '--conditions=@mawkib/source', program, ...args];
  const child = spawn(process.execPath, node, {
    cwd: services,
    env: { ...process.env, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface(child.stdout).on('line', line);
  return new Promise((resolve) => child.once('close', resolve));
}
