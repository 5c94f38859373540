import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Row, report } from '../report.ts';

const services = join(import.meta.dirname, '../../../packages/services');

interface Figures {
  database: string;
  call: string;
  inputs: number;
  statuses: Record<string, number>;
  p50Ms: number;
  p99Ms: number;
  slowestMs: number;
}

/**
 * Runs the suite's hostile inputs with more of them: ten thousand for every call, half on each
 * database, or `HOSTILE_INPUTS` for each database. To repeat a seed that found something set
 * `HOSTILE_SEED`; an argument selects a call: `pnpm bench hostile savePage`. `pnpm bench hostile
 * orders` does it for the calls of orders, with the sandbox's vendors, and sends ten thousand
 * requests to their webhooks.
 */
export async function run([call]: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mawkib-hostile-bench-'));
  const file = join(folder, 'report.json');
  const isOfOrders = call === 'orders';
  const suite = isOfOrders
    ? ['src/orders/hostile-orders.test.ts']
    : ['src/http/hostile-input.test.ts', ...(call ? ['-t', `${call} answers`] : [])];
  const test = spawn(join(services, 'node_modules/.bin/vitest'), ['run', ...suite], {
    cwd: services,
    env: {
      ...{ HOSTILE_INPUTS: '5000', WEBHOOKS: '5000' },
      ...process.env,
      ...{ NODE_ENV: 'test', HOSTILE_REPORT: file },
    },
    stdio: 'inherit',
  });
  const code = await new Promise<number | null>((resolve) => test.once('exit', resolve));
  try {
    const { figures } = JSON.parse(readFileSync(file, 'utf8')) as { figures: Figures[] };
    const rows = figures.map(({ statuses, ...rest }): Row => ({ ...rest, ...statuses }));
    report('hostile', { 'Answers to invented requests': rows });
  } finally {
    rmSync(folder, { recursive: true, force: true });
    process.exitCode = code ?? 1;
  }
}
