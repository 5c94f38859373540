/**
 * A package manager runs a script through a shell, and a signal to the package manager ends that
 * shell alone: this process would live on, belonging to nobody. Calls back when that has happened.
 * A process that people started by hand may outlive their shell.
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
