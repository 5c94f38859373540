import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** The `wanted` port, or any free one if it is in use. */
export async function freePort(wanted = 0): Promise<number> {
  const probe = createServer();
  try {
    probe.listen(wanted);
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || wanted === 0) throw error;
    return freePort();
  }
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
