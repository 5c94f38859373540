import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { CliError } from './cli-error.js';

/** Signals on which a command ends with everything that it has started. */
export const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program of the market's packages; resolves to its exit code and output. A signal ends the
 * program first, then this process.
 */
export function runTool(
  folder: string,
  tool: string,
  args: readonly string[],
  cwd: string,
): Promise<{ code: number | null; output: string }> {
  const child = startTool(folder, tool, args, { cwd, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      output += part;
    });
  }
  const end = (signal: NodeJS.Signals) => {
    child.kill('SIGTERM');
    child.once('exit', () => process.exit(128 + constants.signals[signal]));
  };
  for (const signal of endingSignals) process.once(signal, end);
  return new Promise((done) =>
    child.once('exit', (code) => {
      for (const signal of endingSignals) process.off(signal, end);
      done({ code, output });
    }),
  );
}

export function startTool(
  folder: string,
  tool: string,
  args: readonly string[],
  { cwd, stdio, env = {} }: { cwd: string; stdio: 'pipe' | 'inherit'; env?: NodeJS.ProcessEnv },
): ChildProcess {
  return spawn(process.execPath, [binaryOf(folder, tool), ...args], {
    cwd,
    stdio,
    env: { ...process.env, ...env },
  });
}

function binaryOf(folder: string, tool: string): string {
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, 'node_modules', packages[tool] ?? tool);
    if (existsSync(path)) return path;
    if (at === dirname(at)) throw new CliError(`${tool} is not installed: run npm install`);
  }
}

/** Paths of the programs in their packages. */
const packages: Readonly<Record<string, string>> = {
  'react-router': '@react-router/dev/bin.cjs',
  vite: 'vite/bin/vite.js',
};
