import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { freePort } from './free-port.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const startMs = limit(120_000);

type Variables = Record<string, string>;

export interface OwnMarket {
  origin: string;
  /** URL of its sandbox; undefined without one. */
  sandbox: string | undefined;
  /** Ends the process with SIGKILL; its data stays. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** Where a market runs that is started again after a kill. */
export interface MarketPlace {
  data: string;
  port: number;
  sandboxPort: number;
}

/**
 * Starts a market that may send leads to systems on this machine, which the shared market, running
 * as in production, may not. `hasSandbox`: with the payment vendors and mails of a sandbox.
 * `env` adds variables, which may name the sandbox's URL. `place`: its folder and ports, where an
 * earlier process was killed.
 */
export async function startOwnMarket({
  hasSandbox = false,
  env = {} as Variables | ((sandbox: string) => Variables),
  place = undefined as MarketPlace | undefined,
} = {}): Promise<OwnMarket> {
  const data = place?.data ?? (await mkdtemp(join(tmpdir(), 'mawkib-own-market-')));
  const port = place?.port ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const sandbox = hasSandbox && {
    SANDBOX: 'on',
    SANDBOX_PORT: String(place?.sandboxPort ?? (await freePort(port + 1))),
    SANDBOX_SMTP_PORT: String(place ? place.sandboxPort + 1 : await freePort(port + 2)),
  };
  const server = spawn(process.execPath, ['tooling/serve/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: data,
      UPSTREAM_LOCAL: 'true',
      WARM_IMAGES: 'false',
      SIGN_IN_LIMIT: '0',
      LEAD_LIMIT: '0',
      ORDER_ADDRESS_DAY: '0',
      MAIL_ADDRESS_HOUR: '0',
      LOG_LEVEL: 'warn',
      ...sandbox,
      ...(typeof env === 'function'
        ? env(sandbox ? `http://localhost:${sandbox.SANDBOX_PORT}` : '')
        : env),
    },
  });
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  const kill = () => end('SIGKILL');
  const close = async () => {
    await end('SIGTERM');
    await rm(data, { recursive: true, force: true });
  };
  for (const until = Date.now() + startMs; Date.now() < until; await pause(100)) {
    if (server.exitCode !== null) break;
    const ready = await fetch(`${origin}/ready`).catch(() => undefined);
    const url = sandbox ? `http://localhost:${sandbox.SANDBOX_PORT}` : undefined;
    if (ready?.ok) return { origin, sandbox: url, kill, close };
  }
  await close();
  throw new Error('The market of this journey did not start');
}

export interface OtherSystem {
  url: string;
  /** Received request bodies, in order. */
  received: string[];
  /** Sets the status of further responses. */
  response(status: number): void;
  close(): void;
}

/** Starts an external system that receives leads. */
export async function startOtherSystem(status: number): Promise<OtherSystem> {
  const received: string[] = [];
  let current = status;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push(body);
    response.writeHead(current).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/leads`,
    received,
    response: (next) => {
      current = next;
    },
    close: () => server.close(),
  };
}
