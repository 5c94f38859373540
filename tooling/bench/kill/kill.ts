import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Row, report } from '../report.ts';

const services = join(import.meta.dirname, '../../../packages/services');

/**
 * Runs the suite's kill test with more rounds: 500, or `KILL_ROUNDS`. Every round writes under
 * load, kills the server with SIGKILL, restarts it and compares. A quarter as many rounds kill it
 * during an import.
 */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mawkib-kill-bench-'));
  const file = join(folder, 'report.json');
  const test = spawn(
    join(services, 'node_modules/.bin/vitest'),
    ['run', 'src/server/kill.test.ts'],
    {
      cwd: services,
      env: { KILL_ROUNDS: '500', ...process.env, NODE_ENV: 'test', KILL_REPORT: file },
      stdio: 'inherit',
    },
  );
  const code = await new Promise<number | null>((resolve) => test.once('exit', resolve));
  try {
    const { writes, imports } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Row>;
    report('kill', {
      ...(writes && { 'Writes after SIGKILL': [writes] }),
      ...(imports && { 'Imports after SIGKILL': [imports] }),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
    process.exitCode = code ?? 1;
  }
}
