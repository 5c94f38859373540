import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { RunFailure } from './fail.mjs';

/** Time that a server which was just killed or stopped has to close. */
const patienceMs = 5000;

/** Code of the error that a server at this address would get, or undefined. */
async function errorAt(host, port) {
  const tried = createServer();
  try {
    tried.listen({ host, port, exclusive: true });
    await once(tried, 'listening');
  } catch ({ code }) {
    return code;
  }
  tried.close();
  await once(tried, 'close');
  return undefined;
}

/**
 * Throws if another process listens on the port of the server to be started: better now than after
 * minutes of installing. Everything else about the address is the server's to judge.
 */
export async function requireFreePort({ PORT, HOST }, waitMs = patienceMs) {
  const port = Number(PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  const deadline = performance.now() + waitMs;
  while ((await errorAt(HOST || '127.0.0.1', port)) === 'EADDRINUSE') {
    if (performance.now() > deadline) {
      throw new RunFailure(
        `Port ${port} is in use, maybe by a market that runs already; set PORT to another one.`,
      );
    }
    await pause(100);
  }
}
