import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const startMs = 120_000;

type Variables = Record<string, string>;

export interface OwnMarket {
  origin: string;
  /** URL of its sandbox; undefined without one. */
  sandbox: string | undefined;
  close(): Promise<void>;
}

/**
 * Starts a market that may send leads to systems on this machine, which the shared market, running
 * as in production, may not. `hasSandbox`: with the payment vendors and mails of a sandbox.
 * `env` adds variables, which may name the sandbox's URL.
 */
export async function startOwnMarket({
  hasSandbox = false,
  env = {} as Variables | ((sandbox: string) => Variables),
} = {}): Promise<OwnMarket> {
  const data = await mkdtemp(join(tmpdir(), 'mawkib-own-market-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const sandbox = hasSandbox && {
    SANDBOX: 'on',
    SANDBOX_PORT: String(await freePort(port + 1)),
    SANDBOX_SMTP_PORT: String(await freePort(port + 2)),
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
  const close = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await rm(data, { recursive: true, force: true });
  };
  for (const until = Date.now() + startMs; Date.now() < until; await pause(250)) {
    if (server.exitCode !== null) break;
    const ready = await fetch(`${origin}/ready`).catch(() => undefined);
    const url = sandbox ? `http://localhost:${sandbox.SANDBOX_PORT}` : undefined;
    if (ready?.ok) return { origin, sandbox: url, close };
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
