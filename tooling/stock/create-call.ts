import { setTimeout as wait } from 'node:timers/promises';

/** An error of a call, with a message for the command line. */
export class CallError extends Error {}

interface Service {
  origin: string;
  token: string;
}

/** Max time in ms to retry reads while the service does not respond: it may be restarting. */
const patienceMs = 60_000;
const pauseMs = 1_000;

/** Calls of the stock import with a machine token. */
export function createCall({ origin, token }: Service) {
  const once = async <T>(method: string, path: string, body?: Blob | object): Promise<T> => {
    const isFile = body instanceof Blob;
    const response = await fetch(`${origin}/services/stock/import${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': 'en',
        ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isFile ? body : JSON.stringify(body) }),
    });
    const reply = (await response.json().catch(() => ({}))) as Partial<Problem> & { data?: T };
    if (response.ok && reply.data !== undefined) return reply.data;
    if (response.ok) throw new CallError(`${origin} is not a stock service`);
    throw new CallError(explain(response.status, reply));
  };
  return async <T>(method: string, path: string, body?: Blob | object): Promise<T> => {
    for (let left = method === 'GET' ? patienceMs : 0; ; left -= pauseMs) {
      try {
        return await once<T>(method, path, body);
      } catch (error) {
        if (error instanceof CallError) throw error;
        if (left <= 0) throw new CallError(`${origin} does not respond (${reasonOf(error)})`);
        await wait(pauseMs);
      }
    }
  };
}

interface Problem {
  title: string;
  detail: string;
}

function explain(status: number, { title, detail }: Partial<Problem>): string {
  if (status === 401) return 'STOCK_TOKEN is not a valid token, or it was revoked.';
  if (status === 403) return 'The token may not do this: it needs stock:import for this source.';
  return [title ?? `The service responded with status ${status}`, detail]
    .filter(Boolean)
    .join('. ');
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? message;
}
