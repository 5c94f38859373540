import type { ServerResponse } from 'node:http';
import type { Locale } from '@mawkib/core/locale';
import { networkOf } from '../../http/limits/rate-limit.js';

/** A connected client: its listing, language and connection. */
export interface StreamClient {
  readonly listing: string;
  readonly locale: Locale;
  /** Queues a message; closes a client that reads too slowly. */
  write(message: string): void;
  close(): void;
}

export interface StreamLimits {
  /** Max clients of this process. */
  readonly all: number;
  /** Max clients of one address. */
  readonly perAddress: number;
}

/** All clients of the stream in this process. */
export interface StreamClients {
  /** False if a limit is reached. */
  hasRoom(address: string): boolean;
  add(raw: ServerResponse, who: Asker): StreamClient;
  all(): Iterable<StreamClient>;
  readonly size: number;
  /** Ends every stream; clients reconnect to another process. */
  close(): void;
}

interface Asker {
  readonly address: string;
  readonly listing: string;
  readonly locale: Locale;
}

/** Max bytes queued for a slow client. */
const maxWaiting = 256 * 1024;
/** Proxies close connections that are idle for a minute. */
const heartbeatMs = 15_000;

export function createStreamClients(limits: StreamLimits): StreamClients {
  const clients = new Map<StreamClient, string>();
  const counts = new Map<string, number>();
  let heart: NodeJS.Timeout | undefined;

  const leave = (client: StreamClient) => {
    const network = clients.get(client);
    if (network === undefined || !clients.delete(client)) return;
    const left = (counts.get(network) ?? 1) - 1;
    if (left > 0) counts.set(network, left);
    else counts.delete(network);
    if (clients.size > 0) return;
    clearInterval(heart);
    heart = undefined;
  };

  return {
    hasRoom: (address) =>
      clients.size < limits.all && (counts.get(networkOf(address)) ?? 0) < limits.perAddress,
    add(raw, { address, listing, locale }) {
      const client: StreamClient = {
        listing,
        locale,
        write(message) {
          if (raw.destroyed || raw.writableEnded) return;
          if (raw.writableLength > maxWaiting) raw.destroy();
          else raw.write(message);
        },
        close() {
          raw.end();
        },
      };
      const network = networkOf(address);
      clients.set(client, network);
      counts.set(network, (counts.get(network) ?? 0) + 1);
      raw.on('close', () => leave(client));
      raw.on('error', () => raw.destroy());
      heart ??= setInterval(() => {
        for (const each of clients.keys()) each.write(':\n\n');
      }, heartbeatMs).unref();
      return client;
    },
    all: () => clients.keys(),
    get size() {
      return clients.size;
    },
    close() {
      for (const client of [...clients.keys()]) client.close();
    },
  };
}
