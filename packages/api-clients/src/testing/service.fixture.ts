import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Call, CallOptions } from '../call.js';
import { createAxiosCall } from '../transports/axios.js';
import { createFetchCall, type HttpOptions } from '../transports/fetch.js';

export interface Seen {
  /** Method, path and query, decoded: `GET /services/content/settings`. */
  line: string;
  headers: Readonly<Record<string, string>>;
  body: unknown;
}

export interface StubResponse {
  status?: number;
  body?: unknown;
  /** Replaces `body` with text that is not JSON. */
  text?: string;
  headers?: Record<string, string>;
  /** Closes the connection. */
  drop?: boolean;
  /** Never responds. */
  hang?: boolean;
}

/** An HTTP server for tests: the requests it received and the responses it sends. */
export interface TestService {
  readonly origin: string;
  readonly seen: Seen[];
  response: (requested: Seen) => StubResponse;
}

/** Starts a test server for a test file; its requests are cleared before each test. */
export function testService(): TestService {
  const seen: Seen[] = [];
  const service = { origin: '', seen, response: (): StubResponse => ({ body: { data: [] } }) } as {
    origin: string;
    seen: Seen[];
    response: TestService['response'];
  };
  const server = createServer(async (request, response) => {
    const requested = await readRequest(request);
    seen.push(requested);
    const { status = 200, body, text, headers, drop, hang } = service.response(requested);
    if (drop) return request.socket.destroy();
    if (hang) return undefined;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    return response.end(text ?? (body === undefined ? '' : JSON.stringify(body)));
  });
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    seen.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return service;
}

async function readRequest(request: IncomingMessage): Promise<Seen> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  const [path = '', search] = (request.url ?? '').split('?', 2);
  const query = search === undefined ? '' : `?${decodeURIComponent(search.replaceAll('+', ' '))}`;
  return {
    line: `${request.method} ${path}${query}`,
    headers: request.headers as Record<string, string>,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

type Create = (options?: HttpOptions & CallOptions) => Call;

/** Both transports, for tests that apply to either. */
export const transports: readonly (readonly [name: string, create: Create])[] = [
  ['fetch', createFetchCall],
  ['axios', createAxiosCall],
];

/** A logger that records level and message. */
export function recordingLogger() {
  const lines: [level: 'warn' | 'error', message: string, details?: unknown][] = [];
  return {
    lines,
    messages: () => lines.map(([, message]) => message),
    logger: {
      warn: (message: string, details?: unknown) => void lines.push(['warn', message, details]),
      error: (message: string, details?: unknown) => void lines.push(['error', message, details]),
    },
  };
}
