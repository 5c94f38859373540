import { readFileSync } from 'node:fs';

/**
 * Parent of the shell in which a package manager runs a script (`sh -c …`); undefined where the
 * process is no such shell, or there is no `/proc`.
 */
function packageManagerOf(shell) {
  try {
    if (readFileSync(`/proc/${shell}/cmdline`, 'utf8').split('\0')[1] !== '-c') return undefined;
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${shell}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

/**
 * Calls back when the shell that started this process has exited, or the package manager that started
 * the shell. A package manager runs a script through a shell: a signal to it ends the package
 * manager, that shell or both, so this process would live on. A process started by hand may outlive
 * its shell.
 */
export function watchStarter(gone, env = process.env) {
  if (!env.npm_lifecycle_event) return () => undefined;
  const starters = () => `${process.ppid} ${packageManagerOf(process.ppid)}`;
  const first = starters();
  const timer = setInterval(() => {
    if (starters() === first) return;
    clearInterval(timer);
    gone();
  }, 500);
  timer.unref();
  return () => clearInterval(timer);
}
