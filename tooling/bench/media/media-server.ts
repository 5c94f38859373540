import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface MediaServer {
  origin: string;
  stop(): Promise<void>;
}

const services = join(import.meta.dirname, '../../../packages/services');

/** Starts the services in their own process with an empty folder, so that no variant is cached. */
export async function startMediaServer(folder: string): Promise<MediaServer> {
  const child = spawn(
    process.execPath,
    ['--conditions=@mawkib/source', '--import', 'tsx', 'src/testing/main.ts'],
    {
      cwd: services,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: '0',
        DATA_DIR: folder,
        SESSION_SECRET: 'mawkib bench, known to everyone who reads it',
        DATA_KEY: Buffer.alloc(32, 'mawkib bench').toString('base64'),
        WARM_IMAGES: 'false',
        LOG_LEVEL: 'info',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const port = /"address":"http:\/\/[^"]*:(\d+)"/.exec(line)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', () => reject(new Error('The services did not start')));
  });
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
