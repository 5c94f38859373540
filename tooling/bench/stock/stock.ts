import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs in its own process: some engines need more memory than Node's default. */
export async function run(args: string[]): Promise<void> {
  const flags = ['--max-old-space-size=10240'];
  const script = join(import.meta.dirname, 'run-stock.ts');
  const child = spawn(process.execPath, [...flags, script, ...args], {
    stdio: 'inherit',
  });
  process.exitCode = await new Promise<number>((resolve) =>
    child.once('exit', (code) => resolve(code ?? 1)),
  );
}
