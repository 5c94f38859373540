import { type SpawnOptions, spawn } from 'node:child_process';
import { constants } from 'node:os';

const stopped = new AbortController();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** From now on a signal ends the command that runs, whose promise then rejects: what follows it can tidy up. */
export function stopOnSignals(): void {
  for (const signal of signals) {
    process.once(signal, () => {
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

/** Runs a command until it has ended; rejects if it was stopped or cannot be started. */
export function runCommand(
  command: string,
  args: readonly string[],
  { capture = false, ...options }: CommandOptions = {},
): Promise<{ code: number | null; output: string }> {
  stopped.signal.throwIfAborted();
  const stream = capture ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    ...options,
    stdio: ['ignore', stream, stream],
    signal: stopped.signal,
  });
  let output = '';
  for (const part of [child.stdout, child.stderr]) {
    part?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  return new Promise((done, failed) => {
    let error: Error | undefined;
    child.once('error', (reason) => {
      error = reason;
      if (child.pid === undefined) failed(reason);
    });
    child.once('close', (code) => (error ? failed(error) : done({ code, output })));
  });
}
