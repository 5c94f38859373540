import { type Row, report } from '../report.ts';
import {
  deepPages,
  firstPages,
  forgetNewLeads,
  leadList,
  newLead,
  ofPersons,
  weeks,
} from './calls/leads.ts';
import { listing } from './calls/listing.ts';
import type { MeasuredCall } from './calls/measured-call.ts';
import { pageByPath, settings } from './calls/pages.ts';
import { vehicle } from './calls/vehicle.ts';
import { explainCalls } from './explain-calls.ts';
import { measure, measurePaced } from './measure.ts';
import { measureColdStart } from './measure-cold-start.ts';
import { type Options, readOptions } from './options.ts';
import { type ServedApi, serveApi } from './server/served-api.ts';
import { openEmbeddedStore, openPostgresStore, type Store } from './store.ts';

const perSecond = 200;

/** Measures the services over HTTP against the bare database, on a large market. */
export async function run(args: string[]): Promise<void> {
  const options = readOptions(args);
  const parts: Record<string, Row[]> = { 'Cold start': [], 'Memory (MB)': [] };
  for (const database of options.databases) {
    const store = await openStore(database, options);
    try {
      if (!options.load) await measureStore(store, options, parts);
    } finally {
      await store.close();
    }
  }
  if (!options.load) report('api', parts);
  // The embedded server's package keeps the process alive.
  process.exit();
}

function openStore(database: Options['databases'][number], { vehicles, leads }: Options) {
  if (database === 'postgres') return openPostgresStore({ vehicles, leads });
  return openEmbeddedStore({ vehicles: Math.round(vehicles / 10), leads: Math.round(leads / 10) });
}

async function measureStore(store: Store, options: Options, parts: Record<string, Row[]>) {
  const { vehicles, leads } = store.sizes;
  const title = `${store.name}, ${vehicles} vehicles, ${leads} leads`;
  parts['Cold start']?.push(await measureColdStart(store));
  const since = new Date();
  const api = await serveApi(store);
  try {
    const calls = await callsOf(api, store, options);
    for (const call of calls) await call.check();
    console.log(`${title}: the answers of ${calls.length} calls are right`);
    // Before leads are stored, since their jobs would distort these figures.
    const paced = await measurePaced(
      api,
      calls.filter(({ name }) => ['listing', 'vehicle', 'page by path'].includes(name)),
      { perSecond, seconds: options.pacedSeconds },
    );
    parts[title] = await measure(api, calls, options.rounds);
    parts[`${title}: at ${perSecond} a second`] = paced;
    const { memory } = await api.usage();
    parts['Memory (MB)']?.push({
      database: store.name,
      vehicles,
      resident: Math.round(memory.rss / 1e6),
      heap: Math.round(memory.heapUsed / 1e6),
      external: Math.round(memory.external / 1e6),
    });
    parts[`${title}: plans`] = await explainCalls(
      api,
      calls
        .filter(({ name }) => name !== 'lead, stored')
        .map(({ name, request }) => ({ name, request: request(3) })),
    );
  } finally {
    // If the services have ended there is nothing to clean up, and the reason is printed already.
    await forgetNewLeads(api, since).catch(() => {});
    await api.close();
  }
}

async function callsOf(api: ServedApi, store: Store, { only }: Options): Promise<MeasuredCall[]> {
  const cookie = await api.signIn('leads');
  const [all] = await api.rows<{ n: number }>(
    `select count(*)::int as n from leads where form_id = 'test-drive'`,
  );
  const made = [
    pageByPath,
    settings,
    listing,
    vehicle,
    newLead(store),
    leadList('leads, first pages', cookie, firstPages),
    leadList('leads, a week', cookie, weeks),
    leadList('leads, far pages', cookie, deepPages(Math.ceil((all?.n ?? 0) / 20))),
    leadList('leads of a person', cookie, ofPersons(store)),
  ];
  const calls: MeasuredCall[] = [];
  for (const make of made) calls.push(await make(api));
  return calls.filter(({ name }) => !only.length || only.some((word) => name.startsWith(word)));
}
