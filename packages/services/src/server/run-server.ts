import fastify, { type FastifyInstance } from 'fastify';
import { StartError } from '../runtime/start-error.js';
import type { Api } from './create-api.js';

export interface RunOptions {
  /** Adds the site and the editor to the server. */
  mount?(server: FastifyInstance, api: Api): Promise<void>;
}

/** Longer than the wait for running jobs, shorter than the grace period of orchestrators. */
const stopWithinMs = 25_000;

/**
 * Runs the server until SIGINT or SIGTERM: then it accepts no connections, finishes running
 * requests, finishes or releases jobs and closes the database. A failed start prints one line on
 * stderr and exits with code 1.
 */
export async function runServer(
  open: () => Promise<Api>,
  { mount }: RunOptions = {},
): Promise<void> {
  let api: Api | undefined;
  try {
    api = await open();
    const server = fastify(api.serverOptions);
    await server.register(api.plugin);
    await mount?.(server, api);
    await server.listen(api.listenOn);
    api.log.info({ address: server.listeningOrigin }, 'listening');
    const { close } = api;
    const stop = () => {
      // A request that never ends must not block the exit; acknowledged writes are stored.
      setTimeout(() => process.exit(1), stopWithinMs).unref();
      server
        .close()
        .then(close)
        .then(
          () => process.exit(0),
          () => process.exit(1),
        );
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
  } catch (error) {
    await api?.close();
    process.stderr.write(`mawkib: ${startMessage(error, api?.listenOn)}\n`);
    process.exit(1);
  }
}

function startMessage(error: unknown, listenOn: Api['listenOn'] | undefined): string {
  if (error instanceof StartError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${listenOn?.port} is in use; set PORT to another one`;
  if (code === 'EADDRNOTAVAIL') return `HOST: ${listenOn?.host} is no address of this machine`;
  // An error about the market's parts has several lines; print all of them.
  return error instanceof Error ? error.message || error.name : String(error);
}
