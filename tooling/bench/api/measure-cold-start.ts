import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median, type Row } from '../report.ts';
import { createHttpClient } from './http-client.ts';
import type { Store } from './store.ts';

const program = fileURLToPath(import.meta.resolve('@mawkib/demo-api/main'));
const starts = 3;

/**
 * Measures a cold start of the services' process: time to the first page and to the first list of
 * vehicles.
 */
export async function measureColdStart(store: Store): Promise<Row> {
  const seen: Awaited<ReturnType<typeof startOnce>>[] = [];
  for (let start = 0; start < starts; start++) seen.push(await startOnce(store));
  const of = (key: keyof (typeof seen)[number]) => Math.round(median(seen.map((one) => one[key])));
  return {
    database: store.name,
    vehicles: store.sizes.vehicles,
    leads: store.sizes.leads,
    'first page ms': of('page'),
    'first listing ms': of('listing'),
    'memory MB': of('memory'),
    'most memory MB': of('peak'),
  };
}

async function startOnce({ environment }: Store) {
  const begun = performance.now();
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...environment, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const origin = await listening(child.stdout);
    const http = createHttpClient(origin);
    await http.fetch({ path: '/services/content/public_api/pages/by_path/?locale=ar' });
    const page = performance.now() - begun;
    await http.fetch({ path: '/services/stock/public_api/listing/all?lang=ar&items=12' });
    const listing = performance.now() - begun;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return { page, listing, ...memoryOf(child.pid ?? 0) };
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

function listening(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    output.on('data', (part: Buffer) => {
      text += part;
      const port = /"address":"http:\/\/[^"]*:(\d+)"/.exec(text)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    output.once('end', () => reject(new Error('The services did not start')));
  });
}

/** Current and peak resident memory in MB, from the operating system. */
function memoryOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { memory: of('VmRSS'), peak: of('VmHWM') };
}
