import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a signal ends the command that runs, then what was made is removed', async () => {
  const script = `
    import { runCommand, stopOnSignals } from ${JSON.stringify(join(import.meta.dirname, 'run-command.ts'))};
    stopOnSignals();
    const idle = 'console.log("runs"); setInterval(() => {}, 1000)';
    try {
      await runCommand(process.execPath, ['-e', idle]);
    } catch (error) {
      console.log(error.name);
    } finally {
      console.log('removed');
    }`;
  // In a process of its own: a worker of Vitest receives no signals.
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script]);
  let output = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part;
    if (output === 'runs\n') child.kill('SIGTERM');
  });
  const [code] = await once(child, 'close');
  expect(output.split('\n')).toEqual(['runs', 'AbortError', 'removed', '']);
  expect(code).toBe(143);
});
