import { type SpawnOptions, spawn } from 'node:child_process';
import { constants } from 'node:os';

const stopped = new AbortController();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** From now on a signal ends the running command and rejects its promise: the caller can tidy up. */
export function stopOnSignals(): void {
  for (const signal of signals) {
    process.on(signal, () => {
      process.exitCode = 128 + constants.signals[signal];
      stopped.abort();
    });
  }
}

interface CommandOptions extends Pick<SpawnOptions, 'cwd' | 'env' | 'shell'> {
  /** Collects the output instead of printing it. */
  capture?: boolean;
  /** How a signal ends the command. Default: SIGTERM. */
  killSignal?: NodeJS.Signals;
}

/**
 * Runs a command in a process group of its own, until it has ended. Rejects if it was stopped or
 * cannot be started.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { capture = false, killSignal = 'SIGTERM', ...options }: CommandOptions = {},
): Promise<{ code: number | null; output: string }> {
  const { signal } = stopped;
  signal.throwIfAborted();
  const stream = capture ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    ...options,
    stdio: ['ignore', stream, stream],
    // Package managers send a signal to their whole group, and a command may need another one.
    detached: true,
  });
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, killSignal);
    } catch {
      // The group has ended; the close event follows.
    }
  };
  signal.addEventListener('abort', kill);
  let output = '';
  for (const part of [child.stdout, child.stderr]) {
    part?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => {
      signal.removeEventListener('abort', kill);
      if (signal.aborted) failed(signal.reason);
      else done({ code, output });
    });
  });
}
