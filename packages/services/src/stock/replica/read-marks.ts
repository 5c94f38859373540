import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';

/** Changes of the stock by transaction id. */
export interface StockMarks {
  /**
   * Every transaction below is finished and its changes are included. Later changes have this id or
   * a higher one.
   */
  horizon: number;
  /** Id of the last transaction that changed a vehicle, by vehicle id. */
  changed: ReadonlyMap<string, number>;
  gone: ReadonlyMap<string, number>;
}

type Pairs = [id: string, transaction: number][];

const marksSince = (since: number) => sql`
  (select coalesce(jsonb_agg(jsonb_build_array(id, changed_in)), '[]')
    from vehicles where changed_in >= ${since} and retired_at is null) as changed,
  (select coalesce(jsonb_agg(jsonb_build_array(id, changed_in)), '[]') from (
    select vehicle_id as id, changed_in from vehicle_removals where changed_in >= ${since}
    union all
    select id, changed_in from vehicles where changed_in >= ${since} and retired_at is not null
  ) as gone) as gone`;

const horizonNow = sql`pg_snapshot_xmin(pg_current_snapshot())::text`;

/**
 * Vehicles that were changed, removed or retired since a horizon; a vehicle that was restored
 * counts as changed.
 */
export async function readMarks(db: Database, since: number): Promise<StockMarks> {
  const [told] = await rows<{ horizon: string; changed: Pairs; gone: Pairs }>(
    db,
    sql`select ${horizonNow} as horizon,
      ${marksSince(since)}`,
  );
  return marksOf(told);
}

/** The same with a checksum of all vehicles on sale, read in one database snapshot. */
export async function readProof(
  db: Database,
  since: number,
): Promise<StockMarks & { sum: string }> {
  const [told] = await rows<{ horizon: string; changed: Pairs; gone: Pairs; sum: string }>(
    db,
    sql`select ${horizonNow} as horizon,
      ${marksSince(since)},
      (select count(*) || ' ' || coalesce(sum(changed_in), 0) from vehicles
        where retired_at is null) as sum`,
  );
  return { ...marksOf(told), sum: told?.sum ?? '' };
}

function marksOf(told: { horizon: string; changed: Pairs; gone: Pairs } | undefined): StockMarks {
  const changed = new Map(told?.changed);
  const gone = new Map(told?.gone.filter(([id]) => !changed.has(id)));
  return { horizon: Number(told?.horizon ?? 0), changed, gone };
}

/** The current horizon. */
export const readHorizon = async (db: Database): Promise<number> =>
  Number((await rows<{ horizon: string }>(db, sql`select ${horizonNow} as horizon`))[0]?.horizon);

/** Expected checksum of `readProof` for a stock with these changes applied. */
export function sumAfter(
  stock: ReadonlyMap<string, { changed_in: number }>,
  { changed, gone }: StockMarks,
): string {
  let amount = 0;
  let sum = 0n;
  let part = 0;
  const add = (transaction: number) => {
    amount += 1;
    part += transaction;
    if (part < 2 ** 50) return;
    sum += BigInt(part);
    part = 0;
  };
  for (const [id, { changed_in }] of stock) if (!changed.has(id) && !gone.has(id)) add(changed_in);
  for (const transaction of changed.values()) add(transaction);
  return `${amount} ${sum + BigInt(part)}`;
}

/**
 * Identifies the database, so that a snapshot of another one is not used. Null if the permission is
 * missing.
 */
export async function readIdentity(db: Database): Promise<string | null> {
  const requested = rows<{ identity: string }>(
    db,
    sql`select (select system_identifier from pg_control_system()) || ' ' || oid as identity
      from pg_database where datname = current_database()`,
  );
  return requested.then(
    ([told]) => told?.identity ?? null,
    () => null,
  );
}
