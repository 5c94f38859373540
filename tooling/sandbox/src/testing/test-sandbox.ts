import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { SandboxOptions } from '../create-sandbox.ts';
import { type RunningSandbox, startSandbox } from '../start-sandbox.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';

/** A received webhook request. */
export interface ReceivedWebhook {
  path: string;
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

/** A sandbox for the tests of one file, on free ports, with a manual clock; reset for each test. */
export interface TestSandbox {
  sandbox: RunningSandbox;
  clock: ManualClock;
  /** Calls a path of the sandbox. */
  call(
    path: string,
    init?: RequestInit & { json?: unknown; form?: Record<string, string> },
  ): Promise<Response>;
  /** Receiver for webhooks, with the received requests and the statuses to respond with. */
  inbox: { url: string; received: ReceivedWebhook[]; answers: number[] };
}

export function testSandbox(options: SandboxOptions = {}): TestSandbox {
  const clock = createManualClock();
  const inbox: TestSandbox['inbox'] = { url: '', received: [], answers: [] };
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      inbox.received.push({ path: request.url ?? '', body, headers: request.headers });
      const status = inbox.answers.shift() ?? 200;
      response
        .writeHead(status, status < 400 && status >= 300 ? { location: '/elsewhere' } : {})
        .end();
    });
  });
  const test = { clock, inbox } as TestSandbox;
  test.call = (path, { json, form, ...init } = {}) => {
    const headers = new Headers(init.headers);
    if (json !== undefined) headers.set('content-type', 'application/json');
    const body = json === undefined ? form && new URLSearchParams(form) : JSON.stringify(json);
    return fetch(new URL(path, test.sandbox.url), {
      redirect: 'manual',
      ...init,
      headers,
      ...(body && { method: init.method ?? 'POST', body }),
    });
  };
  beforeAll(async () => {
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    inbox.url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    const listen = { port: 0, smtpPort: 0, host: '127.0.0.1' };
    test.sandbox = await startSandbox(listen, { clock, ...options });
  });
  beforeEach(() => {
    test.sandbox.reset();
    inbox.received = [];
    inbox.answers = [];
  });
  afterAll(async () => {
    await test.sandbox.close();
    receiver.closeAllConnections();
    await new Promise((resolve) => receiver.close(resolve));
  });
  return test;
}
