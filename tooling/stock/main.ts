import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { progressLine } from './progress-line.ts';

const usage = `pnpm stock import FILE --map NAME [--source NAME] [--partial] [--target retailers]

Imports a file into the stock of a running service and shows how far it is.

  --map      the mapping that reads the file's columns
  --source   the source that the vehicles belong to; the mapping's name by default
  --partial  vehicles that the file does not have stay

STOCK_TOKEN  a machine token that may import (stock:import)
STOCK_URL    the service, http://localhost:3000 by default`;

interface Run {
  id: string;
  status: string;
  version: number | null;
  progress: { bytes: number; bytes_total: number | null; rows: number };
  counts: Record<string, number>;
  reason: { message: string } | null;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    map: { type: 'string' },
    source: { type: 'string' },
    partial: { type: 'boolean', default: false },
    target: { type: 'string', default: 'vehicles' },
  },
});
const [command, file] = positionals;
const { STOCK_TOKEN: token, STOCK_URL: origin = 'http://localhost:3000' } = process.env;

async function call<T>(method: string, path: string, body?: Blob | object): Promise<T> {
  const isFile = body instanceof Blob;
  const answer = await fetch(`${origin}/services/stock/import${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': 'en',
      ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body && { body: isFile ? body : JSON.stringify(body) }),
  });
  const said = (await answer.json()) as { data: T; title?: string; detail?: string };
  if (answer.ok) return said.data;
  throw new Error([said.title ?? `HTTP ${answer.status}`, said.detail].filter(Boolean).join('. '));
}

async function importFile(path: string, map: string): Promise<number> {
  const name = encodeURIComponent(basename(path));
  process.stderr.write('Uploading…\n');
  const query = `name=${name}&target=${values.target}`;
  const { id } = await call<{ id: string }>('POST', `/files?${query}`, await openAsBlob(path));
  let run = await call<Run>('POST', '/runs?locale=en', {
    source_id: values.source ?? map,
    mapping: map,
    file_id: id,
    mode: values.partial ? 'partial' : 'full',
  });
  while (['queued', 'reading', 'applying'].includes(run.status)) {
    await wait(500);
    run = await call<Run>('GET', `/runs/${run.id}?locale=en`);
    process.stderr.write(progressLine(run, process.stderr.isTTY));
  }
  process.stderr.write('\n');
  const counts = Object.entries(run.counts).filter(([, count]) => count > 0);
  console.log(`${run.status}${run.version ? ` as version ${run.version}` : ''} (run ${run.id})`);
  for (const [what, count] of counts) console.log(`${String(count).padStart(9)} ${what}`);
  if (run.reason) console.error(run.reason.message);
  return ['applied', 'unchanged'].includes(run.status) ? 0 : 1;
}

if (command !== 'import' || !file || !values.map || !token) {
  console.error(token || command !== 'import' ? usage : `STOCK_TOKEN is missing.\n\n${usage}`);
  process.exitCode = 1;
} else {
  process.exitCode = await importFile(file, values.map).catch((error: Error) => {
    console.error(error.message);
    return 1;
  });
}
