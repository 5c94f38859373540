import { Agent, request } from 'node:http';

/** Statuses and how often each occurred. */
export type Statuses = Map<number, number>;

/** Requests all paths with brotli on `atOnce` connections, and discards the responses. */
export async function sendAll(
  origin: string,
  paths: readonly string[],
  atOnce: number,
): Promise<Statuses> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses: Statuses = new Map();
  let next = 0;
  const get = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'accept-encoding': 'br' };
      request(new URL(path, origin), { agent, headers }, (response) => {
        response.once('end', () => resolve(response.statusCode ?? 0)).once('error', reject);
        response.resume();
      })
        .once('error', reject)
        .end();
    });
  const worker = async () => {
    for (let path = paths[next]; path !== undefined; path = paths[next]) {
      next += 1;
      const status = await get(path);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  agent.destroy();
  return statuses;
}
