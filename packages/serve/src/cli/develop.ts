import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { endingSignals, startTool } from './run-tool.js';

/**
 * Starts the services, the editor and the site, which proxies both, on `PORT` (default 3000). The
 * others take ports 3001 and 3002, or free ones where another market has these. Ends all of them when
 * one exits, and on a signal.
 */
export async function develop(folder: string): Promise<void> {
  const port = process.env.PORT ?? '3000';
  const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
  const [servicesPort, editorPort] = [await freePort(3001), await freePort(3002)];
  const services = spawn(process.execPath, ['--watch', 'server.ts'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, PORT: servicesPort, PUBLIC_URL: publicUrl, SERVICES_ONLY: 'true' },
  });
  const servicesUrl = `http://localhost:${servicesPort}`;
  const editor = startTool(folder, 'vite', [], {
    cwd: join(folder, 'editor'),
    stdio: 'inherit',
    env: { PORT: editorPort, MARKET_URL: publicUrl },
  });
  const site = startTool(folder, 'react-router', ['dev'], {
    cwd: join(folder, 'site'),
    stdio: 'inherit',
    env: {
      PORT: port,
      SERVICES_URL: servicesUrl,
      EDITOR_URL: `http://localhost:${editorPort}`,
    },
  });
  await untilOneEnds([services, editor, site]);
}

async function untilOneEnds(all: readonly ChildProcess[]): Promise<void> {
  const end = () => {
    for (const child of all) child.kill('SIGTERM');
  };
  for (const signal of endingSignals) process.on(signal, end);
  const ends = all.map((child) => once(child, 'exit'));
  await Promise.race(ends);
  end();
  await Promise.all(ends);
}

/** This port of this machine, or any free one if it is taken. */
async function freePort(preferred: number): Promise<string> {
  const tried = createServer();
  const listening = once(tried, 'listening');
  tried.listen(preferred, 'localhost');
  try {
    await listening;
  } catch {
    return freePort(0);
  }
  const { port } = tried.address() as { port: number };
  await new Promise((done) => tried.close(done));
  return String(port);
}
