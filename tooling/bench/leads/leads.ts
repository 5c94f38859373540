import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { answersOf } from '../api/market/leads.ts';
import { startPostgres } from '../api/postgres.ts';
import { type ServedApi, serveApi } from '../api/server/served-api.ts';
import { quiet } from '../api/store.ts';
import { type Row, report } from '../report.ts';

/** Max CPU of the services' process: ms of a lead with its mails, percent of a core when idle. */
const max = { lead: 20, idle: 1 };
const warmUp = 200;
const idleSeconds = 30;

/**
 * CPU of the services' process: of a lead with its mails (`--count`, one after another), and of an
 * idle process over 30 s. On the embedded database; `--postgres` uses a server. `--profile <folder>`
 * writes a CPU profile.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '500' },
      postgres: { type: 'boolean', default: false },
      profile: { type: 'string' },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'mawkib-leads-'));
  // Run by root, the server is a user that may not enter a private folder.
  chmodSync(folder, 0o755);
  const database = values.postgres ? await startPostgres(join(folder, 'postgres')) : undefined;
  await database?.create('leads');
  const environment = {
    ...quiet,
    DATA_DIR: join(folder, 'data'),
    ...(database && { DATABASE_URL: `${database.url}/leads` }),
  };
  const profile = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];
  const api = await serveApi({ environment }, profile);
  try {
    const row = await measure(api, Number(values.count));
    report('leads', {
      'CPU of the services': [{ database: database ? 'server' : 'embedded', ...row }],
    });
    if (row.lead > max.lead) fail(`A lead costs ${row.lead} ms of CPU, max ${max.lead}`);
    if (row.idle > max.idle) fail(`An idle process takes ${row.idle} % of a core, max ${max.idle}`);
  } finally {
    await api.close();
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function fail(message: string) {
  console.error(`✗ ${message}`);
  process.exitCode = 1;
}

async function measure(api: ServedApi, count: number) {
  const path = '/services/forms/forms/test-drive/leads';
  const send = async (from: number, to: number) => {
    for (let turn = from; turn < to; turn += 1) {
      const data = answersOf(turn, 'defender');
      await api.json({
        method: 'POST',
        path,
        body: { data, locale: 'ar', idempotency_key: randomUUID() },
      });
    }
    await mailsSent(api);
  };
  const cpuOf = async (work: () => Promise<unknown>) => {
    const before = (await api.usage()).cpu;
    const start = performance.now();
    await work();
    const { cpu } = await api.usage();
    const ms = (cpu.user - before.user + cpu.system - before.system) / 1000;
    return { ms, wall: performance.now() - start };
  };
  await send(0, warmUp);
  await sleep(5000);
  const idle = await cpuOf(() => sleep(idleSeconds * 1000));
  const leads = await cpuOf(() => send(warmUp, warmUp + count));
  const round = (value: number) => Number(value.toFixed(2));
  return {
    lead: round(leads.ms / count),
    'lead, wall clock': round(leads.wall / count),
    idle: round((idle.ms / idle.wall) * 100),
  } satisfies Row;
}

/** Waits until all mails of the leads are sent; they are part of what a lead costs. */
async function mailsSent(api: ServedApi): Promise<void> {
  for (;;) {
    const [row] = await api.rows<{ n: number }>(
      'select count(*)::int as n from mail_outbox where sent_at is null and gave_up_at is null',
    );
    if (row?.n === 0) return;
    await sleep(250);
  }
}
