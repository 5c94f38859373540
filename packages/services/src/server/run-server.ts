import fastify, { type FastifyInstance } from 'fastify';
import { StartError } from '../runtime/start-error.js';
import type { Api } from './create-api.js';

export interface RunOptions {
  /** Adds what lives beside the services: the site, the editor. */
  mount?(server: FastifyInstance, api: Api): Promise<void>;
}

/** Longer than running jobs are waited for, shorter than orchestrators wait. */
const stopWithinMs = 25_000;

/**
 * Listens until SIGINT or SIGTERM: then no connection is taken any more, what was asked is answered,
 * jobs end or are left to another process, and the database closes. What stops a start is one line
 * on stderr and exit code 1.
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
      // A request that never ends must not keep the process; what was acknowledged is stored.
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
  // What a market has wrong is a list: every line of it is told.
  return error instanceof Error ? error.message || error.name : String(error);
}
