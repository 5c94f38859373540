import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { median, type Row, report } from '../report.ts';
import { type MediaServer, startMediaServer } from './media-server.ts';

const coldPictures = 20;
const atOnce = 160;

const index = join(import.meta.dirname, '../../../apps/market/content/media/index.json');
const pictures = (JSON.parse(readFileSync(index, 'utf8')) as { file: string }[])
  .map(({ file }) => file.replace(/\.webp$/, ''))
  .filter((id) => id.startsWith('studio/'));

/** Measures the media service over HTTP: variants made on demand, and cached ones. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mawkib-media-bench-'));
  const server = await startMediaServer(folder);
  try {
    report('media', {
      'Made on demand, one after the other': [
        await cold(server, '1600x900.avif'),
        await cold(server, '640x360.avif'),
        await cold(server, '640x360.webp'),
        await cold(server, '640x360.jpg'),
      ],
      [`Made on demand, ${atOnce} different ones requested at once`]: [await flood(server)],
      'Kept on disk, 16 connections, 10 s': [
        await kept(server, '640x360.avif'),
        await kept(server, '1600x900.avif'),
      ],
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const addressOf = ({ origin }: MediaServer, id = '', variant = '') =>
  `${origin}/services/media/images/${id}/${variant}`;

async function timed(url: string) {
  const began = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - began };
}

async function cold(server: MediaServer, variant: string): Promise<Row> {
  const times: number[] = [];
  for (const id of pictures.slice(0, coldPictures)) {
    const { status, ms } = await timed(addressOf(server, id, variant));
    if (status !== 200) throw new Error(`${id}/${variant} answered ${status}`);
    times.push(ms);
  }
  return {
    variant,
    median_ms: Math.round(median(times)),
    slowest_ms: Math.round(Math.max(...times)),
  };
}

async function flood(server: MediaServer): Promise<Row> {
  const variants = ['1024x576.avif', '900x500.avif'];
  const urls = pictures
    .flatMap((id) => variants.map((variant) => addressOf(server, id, variant)))
    .slice(0, atOnce);
  const answers = await Promise.all(urls.map(timed));
  const served = answers.filter(({ status }) => status === 200);
  return {
    served: served.length,
    told_to_come_again: answers.filter(({ status }) => status === 503).length,
    slowest_served_ms: Math.round(Math.max(...served.map(({ ms }) => ms))),
  };
}

async function kept(server: MediaServer, variant: string): Promise<Row> {
  const url = addressOf(server, pictures[0], variant);
  const bytes = Number((await fetch(url)).headers.get('content-length'));
  const result = await autocannon({ url, connections: 16, duration: 10 });
  if (result.non2xx || result.errors) throw new Error(`${url} failed under load`);
  const { p50, p99 } = result.latency;
  return {
    variant,
    bytes,
    a_second: Math.round(result.requests.average),
    p50_ms: p50,
    p99_ms: p99,
  };
}
