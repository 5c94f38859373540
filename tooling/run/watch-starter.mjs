/**
 * Calls back when the shell that started this process has exited. A package manager runs a script
 * through a shell, and a signal to the package manager ends only that shell, so this process would
 * live on. A process started by hand may outlive its shell.
 */
export function watchStarter(gone, env = process.env) {
  if (!env.npm_lifecycle_event) return () => undefined;
  const starter = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(timer);
    gone();
  }, 500);
  timer.unref();
  return () => clearInterval(timer);
}
