import { Agent, request as send } from 'node:http';

export interface Request {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface HttpClient {
  /** The response body; anything but a 2xx is an error. */
  fetch(request: Request): Promise<Buffer>;
  json(request: Request): Promise<{ data: unknown; meta?: Record<string, unknown> }>;
}

/** Node's own client on keep-alive connections, which uses less CPU than `fetch`. */
export function createHttpClient(origin: string): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const { hostname, port } = new URL(origin);
  const fetch = ({ method = 'GET', path, headers = {}, body }: Request) =>
    new Promise<Buffer>((resolve, reject) => {
      const content = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
      const type = content && { 'content-type': 'application/json' };
      const call = send(
        { agent, hostname, port, method, path, headers: { ...headers, ...type } },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
          response.on('end', () => {
            const bytes = Buffer.concat(parts);
            const status = response.statusCode ?? 0;
            if (status >= 200 && status < 300) resolve(bytes);
            else
              reject(new Error(`${method} ${path}: ${status} ${bytes.toString().slice(0, 300)}`));
          });
        },
      );
      call.on('error', reject).end(content);
    });
  return {
    fetch,
    json: async (request) => JSON.parse((await fetch(request)).toString()),
  };
}
