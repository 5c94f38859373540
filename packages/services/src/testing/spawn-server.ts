import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';
import { packageRoot } from '../db/migrate.js';
import { testDataKey } from './test-config.js';

export interface SpawnedServer {
  /** `http://localhost:<port>` once it listens; undefined if it exited. */
  origin: string | undefined;
  stdout(): string;
  stderr(): string;
  kill(signal: NodeJS.Signals): Promise<number | null>;
  ended: Promise<number | null>;
}

/** Starts the API's server (`main.ts`) as a separate process on a free port. */
export async function spawnServer(env: Record<string, string>): Promise<SpawnedServer> {
  const child = spawn(process.execPath, [inject('testServer')], {
    cwd: packageRoot,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      LOG_LEVEL: 'info',
      WARM_IMAGES: 'false',
      DATA_KEY: testDataKey,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const origin = await Promise.race([listening(child), ended.then(() => undefined)]);
  return {
    origin,
    stdout: () => stdout,
    stderr: () => stderr,
    ended,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    if (!child.stdout) throw new Error('The server has no output');
    createInterface(child.stdout).on('line', (line) => {
      const address = /"address":"http:\/\/[^"]*:(\d+)"/.exec(line)?.[1];
      if (address) resolve(`http://127.0.0.1:${address}`);
    });
  });
}
