import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Timed } from '../closed-loop.ts';
import { createDrainingClient, type DrainingClient } from '../draining-client.ts';
import { createHttpClient, type HttpClient } from '../http-client.ts';
import type { Store } from '../store.ts';
import type { BenchRequest } from './bench-request.ts';
import type { Bare, Statement } from './run-bare.ts';

export interface Usage {
  cpu: NodeJS.CpuUsage;
  memory: NodeJS.MemoryUsage;
}

/** The services in their own process, so that its CPU and memory are theirs alone. */
export interface ServedApi extends HttpClient, Pick<DrainingClient, 'drain'> {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  /** Time in ms from the process's start until it listened. */
  startMs: number;
  usage(): Promise<Usage>;
  rows<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  bare(bare: Bare, part: { times: number; at: number; connections: number }): Promise<Timed>;
  /** Cookie header of a staff member with this role. */
  signIn(role: string): Promise<string>;
  record(): Promise<void>;
  recorded(): Promise<Statement[]>;
  close(): Promise<void>;
}

export async function serveApi(
  { environment }: Pick<Store, 'environment'>,
  execArgv: string[] = [],
): Promise<ServedApi> {
  const start = performance.now();
  const child = fork(join(import.meta.dirname, 'serve.ts'), {
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    serialization: 'advanced',
    execArgv: [...process.execArgv, ...execArgv],
  });
  const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
  let requested = 0;
  let gone: Error | undefined;
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { origin: string }) => resolve(message.origin));
    child.once('exit', (code) => reject(new Error(`The services ended with ${code}`)));
  });
  const startMs = performance.now() - start;
  child.on('message', ({ id, value, error }: { id: number; value: never; error?: string }) => {
    if (error) waiting.get(id)?.reject(new Error(error));
    else waiting.get(id)?.resolve(value);
    waiting.delete(id);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      gone = new Error(`The services ended with ${code ?? signal}`);
      for (const { reject } of waiting.values()) reject(gone);
      resolve();
    });
  });
  const send = <T>(request: BenchRequest) =>
    new Promise<T>((resolve, reject) => {
      if (gone) return reject(gone);
      const id = requested++;
      waiting.set(id, { resolve: resolve as never, reject });
      child.send({ id, request });
    });
  const draining = createDrainingClient(origin);
  return {
    ...createHttpClient(origin),
    origin,
    drain: draining.drain,
    startMs,
    usage: () => send({ do: 'usage' }),
    rows: (text, values = []) => send({ do: 'rows', text, values }),
    bare: (bare, part) => send({ do: 'bare', bare, ...part }),
    signIn: (role) => send({ do: 'signIn', role }),
    record: () => send({ do: 'record' }),
    recorded: () => send({ do: 'recorded' }),
    // Its last message may arrive after it has ended.
    close: () => {
      draining.close();
      send({ do: 'close' }).catch(() => {});
      return ended;
    },
  };
}
