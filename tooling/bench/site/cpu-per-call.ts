import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** CPU time of this process per call, in ms. */
export async function cpuPerCall(calls: number, call: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  for (let i = 0; i < calls; i++) await call();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / calls;
}

export interface Load {
  cpuMs: number;
  perSecond: number;
}

const loader = join(import.meta.dirname, 'load.ts');

/**
 * Loads a page from another process, so that the CPU time here is the server's alone. Every
 * response must be a 200.
 */
export async function loadPage(url: string, requests: number): Promise<Load> {
  const start = process.cpuUsage();
  const args = [loader, url, String(requests)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  await new Promise((resolve) => child.once('close', resolve));
  const { user, system } = process.cpuUsage(start);
  const result = JSON.parse(output) as { right: number; non2xx: number; seconds: number };
  if (result.non2xx > 0 || result.right < requests) {
    throw new Error(`${url}: ${result.right} of ${requests} answers were right`);
  }
  return { cpuMs: (user + system) / 1000 / requests, perSecond: requests / result.seconds };
}
