import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startTool } from './run-tool.js';

/**
 * Starts the services on port 3001, the editor on 3002, and the site, which proxies both, on `PORT`
 * (default 3000). Ends when one of them exits.
 */
export async function develop(folder: string): Promise<void> {
  const port = process.env.PORT ?? '3000';
  const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
  const services = spawn(process.execPath, ['--watch', 'server.ts'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, PORT: '3001', PUBLIC_URL: publicUrl, SERVICES_ONLY: 'true' },
  });
  const editor = startTool(folder, 'vite', [], {
    cwd: join(folder, 'editor'),
    stdio: 'inherit',
    env: { PORT: '3002', MARKET_URL: publicUrl },
  });
  const site = startTool(folder, 'react-router', ['dev'], {
    cwd: join(folder, 'site'),
    stdio: 'inherit',
    env: { PORT: port },
  });
  const all = [services, editor, site];
  await Promise.race(all.map((child) => new Promise((done) => child.once('exit', done))));
  for (const child of all) child.kill('SIGTERM');
}
