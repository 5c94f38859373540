import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalSource {
  /** `http://localhost:<port>`. */
  origin: string;
  /** Requested paths with their queries, in order. */
  requested: string[];
  /** Sets the response of all further requests; JSON unless a content type is given. */
  response(body: unknown, options?: { status?: number; type?: string }): void;
  close(): void;
}

/** A local system that settings may name. */
export async function startLocalSource(): Promise<LocalSource> {
  const requested: string[] = [];
  let current = { body: '[]', status: 200, type: 'application/json' };
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    requested.push(decodeURIComponent(request.url ?? ''));
    response.writeHead(current.status, { 'content-type': current.type });
    response.end(current.body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requested,
    response(body, { status = 200, type = 'application/json' } = {}) {
      current = {
        body: type.startsWith('text/') ? String(body) : JSON.stringify(body),
        status,
        type,
      };
    },
    close: () => server.close(),
  };
}
