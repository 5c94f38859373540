import { type Market, openMarket } from '../open-market.ts';
import { median, type Row, report } from '../report.ts';
import { cpuPerCall, loadPage } from './cpu-per-call.ts';
import { weigh } from './weight.ts';

const home = '/ar/';
const pages = [
  home,
  '/en/',
  '/ar/defender',
  '/ar/f-type',
  '/ar/vehicles',
  '/ar/test-drive',
  '/ar/retailers',
];
const rounds = 5;
const calls = 600;
const requests = 8_000;

/**
 * Measures the home page: CPU per request compared with React's own rendering, requests per second,
 * bytes per page. Then runs Lighthouse with its options.
 */
export async function run(args: string[]): Promise<void> {
  const uncached = await openMarket({ cache: false });
  const cached = await openMarket({ cache: true });
  try {
    await assertRight(uncached);
    await assertRight(cached);
    report('site', {
      'CPU per request, home page (ms)': await cpu(uncached, cached),
      'Bytes before interaction (brotli)': await bytes(cached),
    });
  } finally {
    await uncached.close();
    await cached.close();
  }
  const lighthouse = await import('../lighthouse/lighthouse.ts');
  await lighthouse.run(args);
}

/** Checks that the whole page is measured: its title, every block, the end of the document. */
async function assertRight({ origin }: Market): Promise<void> {
  const html = await (await fetch(origin + home)).text();
  const blocks = html.match(/data-block="/g)?.length ?? 0;
  const whole = html.includes('<html lang="ar" dir="rtl"') && html.endsWith('</html>');
  if (blocks !== 6 || !whole) throw new Error(`The home page is not whole: ${blocks} blocks`);
}

async function cpu(uncached: Market, cached: Market): Promise<Row[]> {
  const { render, handle } = await uncached.probe(home);
  if (!(await handle()).includes(render().slice(0, 200))) throw new Error('Two different trees');
  const seen: Record<'bare' | 'read' | 'handle' | 'uncached' | 'cached', number[]> = {
    bare: [],
    read: [],
    handle: [],
    uncached: [],
    cached: [],
  };
  const speed: Record<'uncached' | 'cached', number[]> = { uncached: [], cached: [] };
  await cpuPerCall(calls, render);
  await cpuPerCall(calls, handle);
  await loadPage(uncached.origin + home, 500);
  await loadPage(cached.origin + home, 500);
  for (let round = 0; round < rounds; round++) {
    seen.bare.push(await cpuPerCall(calls, render));
    seen.handle.push(await cpuPerCall(calls, handle));
    uncached.forgetPages(true);
    seen.read.push(await cpuPerCall(calls, handle));
    uncached.forgetPages(false);
    for (const [name, market] of [
      ['uncached', uncached],
      ['cached', cached],
    ] as const) {
      const load = await loadPage(
        market.origin + home,
        name === 'cached' ? requests : requests / 4,
      );
      seen[name].push(load.cpuMs);
      speed[name].push(load.perSecond);
    }
  }
  const bare = median(seen.bare);
  const row = (what: string, values: number[], perSecond?: number[]): Row => ({
    what,
    'CPU ms': Number(median(values).toFixed(3)),
    'times renderToString': Number((median(values) / bare).toFixed(2)),
    'requests/s': perSecond ? Math.round(median(perSecond)) : '',
  });
  return [
    row('renderToString of the same tree', seen.bare),
    row('application, page read from the database', seen.read),
    row('application, page kept by the api', seen.handle),
    row('over HTTP with brotli 4, document not kept', seen.uncached, speed.uncached),
    row('over HTTP, document kept', seen.cached, speed.cached),
  ];
}

async function bytes({ origin }: Market): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of pages) {
    const weight = await weigh(new URL(page, origin));
    const kb = (bytes: number) => Number((bytes / 1000).toFixed(1));
    rows.push({
      page,
      'document KB': kb(weight.documentBytes),
      'script KB': kb(weight.scriptBytes),
      scripts: weight.scripts,
      'fonts KB': kb(weight.fontBytes),
    });
  }
  return rows;
}
