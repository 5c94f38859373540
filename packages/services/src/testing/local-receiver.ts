import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

export interface LocalReceiver {
  /** `http://localhost:<port>`. */
  origin: string;
  /** Received requests, in order. */
  received: Received[];
  /** Sets the response of all further requests. */
  response(status: number, body?: unknown): void;
  close(): void;
}

/** A local system that receives events. */
export async function startLocalReceiver(): Promise<LocalReceiver> {
  const received: Received[] = [];
  let current = { status: 200, body: '{}' };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(current.status, { 'content-type': 'application/json' });
    response.end(current.body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    received,
    response: (status, body = {}) => {
      current = { status, body: JSON.stringify(body) };
    },
    close: () => server.close(),
  };
}
