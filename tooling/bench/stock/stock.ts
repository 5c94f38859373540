import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** In a process of its own: some peers need more memory than Node gives without asking. */
export async function run(args: string[]): Promise<void> {
  const flags = ['--expose-gc', '--max-old-space-size=10240'];
  const script = join(import.meta.dirname, 'run-stock.ts');
  const child = spawn(process.execPath, [...flags, script, ...args], {
    stdio: 'inherit',
  });
  process.exitCode = await new Promise<number>((resolve) =>
    child.once('exit', (code) => resolve(code ?? 1)),
  );
}
