import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Row, report } from '../report.ts';

const services = join(import.meta.dirname, '../../../packages/services');

type Figures = Record<string, string | number | Record<string, number>>;

/**
 * Runs the suite's test of killed orders with more rounds: 100 on each database, or `--rounds`.
 * Buyers and staff work at the market with the sandbox's vendors, the server is killed with SIGKILL
 * and started again; at the end, vendors and database are compared with what they were told.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string', default: '100' }, on: { type: 'string' } },
  });
  const folder = mkdtempSync(join(tmpdir(), 'mawkib-order-kill-bench-'));
  const file = join(folder, 'report.json');
  const only = values.on ? ['-t', values.on === 'postgres' ? 'PostgreSQL' : 'embedded'] : [];
  const test = spawn(
    join(services, 'node_modules/.bin/vitest'),
    ['run', 'src/orders/order-kill.test.ts', ...only],
    {
      cwd: services,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        ORDER_KILL_ROUNDS: values.rounds,
        ORDER_KILL_REPORT: file,
      },
      stdio: 'inherit',
    },
  );
  const code = await new Promise<number | null>((resolve) => test.once('exit', resolve));
  try {
    const figures = JSON.parse(readFileSync(file, 'utf8')) as Figures[];
    const isCount = (value: Figures[string]): value is string | number => typeof value !== 'object';
    const plain = figures.map((each): Row => {
      const counts = Object.entries(each).filter((entry): entry is [string, string | number] =>
        isCount(entry[1]),
      );
      return Object.fromEntries(counts);
    });
    const kinds = figures.flatMap((each) =>
      Object.entries(each).flatMap(([kind, value]) =>
        isCount(value) ? [] : [{ backend: String(each.backend), kind, ...value }],
      ),
    );
    report('order-kill', { 'Orders after SIGKILL': plain, 'By kind': kinds });
  } finally {
    rmSync(folder, { recursive: true, force: true });
    process.exitCode = code ?? 1;
  }
}
