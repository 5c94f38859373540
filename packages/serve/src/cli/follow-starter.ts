import { readFileSync } from 'node:fs';

/**
 * Sends this process SIGTERM when the package manager that started it has gone. npm runs a script
 * through a shell: a signal to npm ends npm, its shell, or both, and this process would live on. A
 * process that was started by hand may outlive its shell.
 */
export function followStarter(environment: NodeJS.ProcessEnv = process.env): void {
  if (!environment.npm_lifecycle_event) return;
  const starters = () => `${process.ppid} ${packageManagerOf(process.ppid) ?? ''}`;
  const first = starters();
  const timer = setInterval(() => {
    if (starters() === first) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
}

/** Parent of the shell that runs a script (`sh -c …`); undefined if there is no such shell, or no /proc. */
function packageManagerOf(shell: number): string | undefined {
  try {
    if (readFileSync(`/proc/${shell}/cmdline`, 'utf8').split('\0')[1] !== '-c') return undefined;
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${shell}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
