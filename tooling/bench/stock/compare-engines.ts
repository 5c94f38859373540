import assert from 'node:assert/strict';
import type { Row } from '../report.ts';
import type { BenchEngine, BenchResult } from './bench-engine.ts';
import { type BenchQuery, facetKeys } from './bench-queries.ts';
import type { BenchVehicle } from './bench-vehicles.ts';
import { quantile } from './quantile.ts';

interface Comparison {
  engines: Readonly<Record<string, () => BenchEngine>>;
  stock: readonly BenchVehicle[];
  csv: string;
  queries: readonly BenchQuery[];
  /** Others of the same kind, so that no timed query was run before. */
  warmUps: readonly BenchQuery[];
  /** Max seconds of an engine to load, and again to respond. */
  seconds: number;
  /**
   * Seconds to load a vehicle and to respond to a query per vehicle, measured at the previous size.
   */
  before: Map<string, number>;
}

interface Entrant {
  engine: BenchEngine;
  loaded: number;
  times: number[];
  /** CPU of this process; engines that are servers of their own spend theirs elsewhere. */
  cpu: number[];
  spent: number;
}

/** Min queries for a meaningful p99. */
const minQueries = 20;

/**
 * Queries in a row, as a service runs them: after a single one the processor's caches would hold
 * another engine's data.
 */
const turn = 10;

/**
 * Runs the same queries on all engines in short turns, so that load on the machine affects all
 * alike. Throws if two results differ, before reporting times.
 */
export async function compareEngines(comparison: Comparison): Promise<Row[]> {
  const { queries, warmUps, seconds } = comparison;
  const left: Row[] = [];
  const entrants = await loadAll(comparison, left);
  try {
    for (const { engine } of entrants) await warmUp(engine, warmUps);
    for (let from = 0; from < queries.length; from += turn) {
      const requested = queries.slice(from, from + turn);
      const expected: BenchResult[] = [];
      for (const entrant of inTurn(entrants, from / turn)) {
        for (const [at, query] of requested.entries()) {
          if (entrant.spent > seconds * 1_000 && entrant.times.length >= minQueries) break;
          const response = await timeResponse(entrant, query);
          expected[at] ??= response;
          assertSame(entrant.engine.name, query, response, expected[at]);
        }
      }
    }
  } finally {
    for (const { engine } of entrants) await engine.close();
  }
  for (const { engine, spent, times } of entrants) {
    comparison.before.set(engine.name, spent / times.length / comparison.stock.length);
  }
  return [...entrants.map((entrant) => rowOf(entrant, entrants)), ...left];
}

async function timeResponse(entrant: Entrant, query: BenchQuery): Promise<BenchResult> {
  const started = performance.now();
  const cpu = process.cpuUsage();
  const response = await entrant.engine.ask(query);
  const { user, system } = process.cpuUsage(cpu);
  const taken = performance.now() - started;
  entrant.cpu.push((user + system) / 1_000);
  entrant.times.push(taken);
  entrant.spent += taken;
  return response;
}

/** Warms up for a second, since engines in a virtual machine are compiled meanwhile. */
async function warmUp(engine: BenchEngine, queries: readonly BenchQuery[]): Promise<void> {
  const end = performance.now() + 1_000;
  for (let at = 0; performance.now() < end; at += 1) {
    await engine.ask(queries[at % queries.length] as BenchQuery);
  }
}

/** Each turn starts with another engine. */
const inTurn = <T>(all: readonly T[], at: number): T[] => [
  ...all.slice(at % all.length),
  ...all.slice(0, at % all.length),
];

async function loadAll({ engines, stock, csv, seconds, before }: Comparison, left: Row[]) {
  const entrants: Entrant[] = [];
  for (const [name, create] of Object.entries(engines)) {
    const reason = tooSlow(name, before, stock.length, seconds);
    if (reason) {
      left.push({ engine: name, p50: reason });
      continue;
    }
    console.error(`  ${name} loads`);
    const engine = create();
    let started = 0;
    try {
      await engine.open?.();
      started = performance.now();
      await engine.load(stock, csv);
    } catch (error) {
      left.push({
        engine: name,
        p50: `left out: ${error instanceof Error ? error.message : error}`,
      });
      await engine.close().catch(() => {});
      continue;
    }
    const loaded = performance.now() - started;
    before.set(`${name} loads`, loaded / stock.length);
    entrants.push({ engine, loaded, times: [], cpu: [], spent: 0 });
  }
  return entrants;
}

/** Our engine, and the reference that checks results. */
const always: readonly string[] = ['mawkib', 'scan'];

/** Skips an engine that was too slow at the previous size. */
function tooSlow(name: string, before: Map<string, number>, size: number, seconds: number) {
  if (always.includes(name)) return undefined;
  const load = ((before.get(`${name} loads`) ?? 0) * size) / 1_000;
  if (load > seconds) return `left out: would load for ${Math.round(load)} s`;
  const ask = ((before.get(name) ?? 0) * size * minQueries) / 1_000;
  if (ask > seconds) return `left out: ${minQueries} queries would take ${Math.round(ask)} s`;
  return undefined;
}

function assertSame(name: string, query: BenchQuery, given: BenchResult, expected: BenchResult) {
  const plain = ({ total, ids, counts }: BenchResult) => ({
    total,
    ids,
    counts: facetKeys.map((key) => [...counts[key]].sort()),
  });
  assert.deepEqual(plain(given), plain(expected), `${name}: ${JSON.stringify(query)}`);
}

function rowOf({ engine, loaded, times, cpu }: Entrant, entrants: readonly Entrant[]): Row {
  const ours = entrants.find((entrant) => entrant.engine.name === 'mawkib');
  const times50 = quantile(times, 0.5) / quantile(ours?.times ?? [], 0.5);
  return {
    engine: engine.name,
    p50: rounded(quantile(times, 0.5)),
    p99: rounded(quantile(times, 0.99)),
    'CPU p50': rounded(quantile(cpu, 0.5)),
    'CPU p99': rounded(quantile(cpu, 0.99)),
    'times ours': rounded(times50),
    queries: times.length,
    'load s': rounded(loaded / 1_000),
  };
}

const rounded = (value: number) => Number(value.toPrecision(3));
