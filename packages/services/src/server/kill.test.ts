import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { covers } from '@mawkib/tooling-vitest/scope';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../db/open-embedded.js';
import { evLeads, idempotencyKeys, leads, orderLocks, orders } from '../db/schema/index.js';
import { importKillRounds } from '../testing/import-kill-rounds.js';
import { killRounds } from '../testing/kill-rounds.js';
import { spawnServer } from '../testing/spawn-server.js';

/** `pnpm bench kill` uses more rounds and writes its measurements to a file. */
const rounds = Number(process.env.KILL_ROUNDS ?? (covers('seeds') ? 20 : 2));
const reportFile = process.env.KILL_REPORT;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mawkib-kill-'));
});
/** Measurements of the tests, for the file. */
const figuresOf: Record<string, object> = {};
afterAll(async () => {
  if (reportFile) await writeFile(reportFile, JSON.stringify(figuresOf));
  await rm(folder, { recursive: true, force: true });
});

test(
  `no acknowledged write is lost in ${rounds} kills under load, and none is made twice`,
  async () => {
    const began = performance.now();
    const env = {
      DATA_DIR: folder,
      LEAD_LIMIT: '0',
      ORDER_ADDRESS_DAY: '0',
      ORDER_EMAIL_DAY: '0',
      ORDER_PHONE_DAY: '0',
      MAIL_ADDRESS_HOUR: '0',
      MAIL_RECIPIENT_DAY: '0',
      WRITE_LIMIT: '0',
      SESSION_SECRET: 'k'.repeat(40),
    };
    const report = await killRounds({
      rounds,
      start: () => spawnServer(env),
      loadMs: () => 50 + Math.random() * 350,
    });
    const { db, close } = await openEmbedded(folder);
    const stored = await db.select({ id: leads.id }).from(leads);
    const storedEv = await db.select({ id: evLeads.id }).from(evLeads);
    const storedOrders = await db.select({ id: orders.order_number }).from(orders);
    const [keys, locks] = [await db.$count(idempotencyKeys), await db.$count(orderLocks)];
    await close();
    const { lost, leads: expected, evLeads: expectedEv, orders: placed, ...figures } = report;
    const seconds = Math.round((performance.now() - began) / 1000);
    const counts = { leads: stored.length, ev_leads: storedEv.length, orders: storedOrders.length };
    const said = { ...figures, lost: lost.length, ...counts, locks, keys, seconds };
    figuresOf.writes = said;
    expect(lost).toEqual([]);
    expect(figures.acknowledged).toBeGreaterThan(rounds);
    const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();
    expect(idsOf(stored)).toEqual([...expected].sort());
    expect(idsOf(storedEv)).toEqual([...expectedEv].sort());
    expect(idsOf(storedOrders)).toEqual([...placed].sort());
    expect(placed.length + expectedEv.length).toBeGreaterThan(0);
  },
  limit(rounds * 60_000),
);

/** Each round starts the server twice. */
const importRounds = Math.max(4, Math.round(rounds / 4));

test(
  `an import is there whole or not at all after ${importRounds} kills`,
  async () => {
    const env = { DATA_DIR: folder, SESSION_SECRET: 'k'.repeat(40), STAFF_WRITE_LIMIT: '0' };
    const start = () => spawnServer(env);
    // The demo market, where this test runs alone.
    await (await start()).kill('SIGTERM');
    const report = await importKillRounds({
      rounds: importRounds,
      folder,
      vehicles: 1_500,
      start,
      // One right at the beginning.
      loadMs: (round) => (round === 0 ? 0 : Math.random() * 2_500),
    });
    const { partial, killed, ...counts } = report;
    figuresOf.imports = { ...counts, partial: partial.length, killed: JSON.stringify(killed) };
    expect(partial).toEqual([]);
    expect(report.applied + report.nothing).toBe(importRounds);
    // Some kills happened in the middle.
    expect((killed.reading ?? 0) + (killed.applying ?? 0)).toBeGreaterThan(0);
  },
  limit(importRounds * 60_000),
);
