import type { JobRow, JobState } from '@mawkib/api-clients/contracts/staff';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { rows } from '../db/rows.js';
import {
  columns,
  decodeCursor,
  encodeCursor,
  present,
  type Stored,
  states,
  stored,
  textArray,
} from './stored-jobs.js';

/** Max count; larger numbers are not needed. */
export const maxCounted = 1000;

/** Lock key of processes that start at the same time; any unique number. */
const lockKey = 7_240_190;

/**
 * Creates the index of the staff's queries; the queue's own indexes are for its workers. It cannot
 * be a migration, because the queue creates its tables after those.
 */
export async function prepareJobQueries(db: Database): Promise<void> {
  const [known] = await rows(db, sql`select to_regclass('jobs.job_desk') as found`);
  if (known?.found) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    await tx.execute(sql`
      create index if not exists job_desk on jobs.job_common (name, state, created_on desc, id desc)`);
  });
}

/** Jobs in a state, newest first, of one or more names. */
export async function findJobs(
  db: Database,
  names: readonly string[],
  { state, items, before }: { state: JobState; items: number; before?: string | undefined },
): Promise<{ data: JobRow[]; next: string | null }> {
  if (names.length === 0) return { data: [], next: null };
  const cursor = before === undefined ? undefined : decodeCursor(before);
  const beforeCursor = cursor
    ? sql`and (j.created_on, j.id) <
        ('epoch'::timestamptz + ${cursor.micros}::bigint * interval '1 microsecond', ${cursor.id}::uuid)`
    : sql``;
  // Reads each name from the index and merges the newest of all; older rows are never read.
  const found = await rows<Stored>(
    db,
    sql`select ${columns} from unnest(${textArray(names)}) as wanted (name)
      cross join lateral (
        select * from jobs.job_common j
        where j.name = wanted.name and j.state = ${stored[state]}::jobs.job_state ${beforeCursor}
        order by j.created_on desc, j.id desc limit ${items + 1}
      ) j
      order by j.created_on desc, j.id desc limit ${items + 1}`,
  );
  const page = found.slice(0, items);
  const last = found.length > items ? page.at(-1) : undefined;
  return { data: page.map(present), next: last ? encodeCursor(last) : null };
}

export async function findJob(db: Database, name: string, id: string): Promise<JobRow | undefined> {
  const [found] = await rows<Stored>(
    db,
    sql`select ${columns} from jobs.job_common j where j.name = ${name} and j.id = ${id}::uuid`,
  );
  return found && present(found);
}

/** Number of jobs by name and state, each up to `maxCounted`. */
export async function countJobs(
  db: Database,
  names: readonly string[],
): Promise<Map<string, Record<JobState, number>>> {
  const none = () => Object.fromEntries(states.map((state) => [state, 0]));
  const counts = new Map(names.map((name) => [name, none() as Record<JobState, number>]));
  if (names.length === 0) return counts;
  const found = await rows<{ name: string; state: string; jobs: number }>(
    db,
    sql`select wanted.name, wanted.state, counted.jobs
      from (
        select name, state from unnest(${textArray(names)}) as n (name)
        cross join unnest(${textArray(Object.values(stored))}) as s (state)
      ) wanted
      cross join lateral (
        select count(*)::int as jobs from (
          select from jobs.job_common j
          where j.name = wanted.name and j.state = wanted.state::jobs.job_state
          limit ${maxCounted}
        ) seen
      ) counted
      where counted.jobs > 0`,
  );
  for (const { name, state, jobs } of found) {
    const known = states.find((one) => stored[one] === state);
    const count = counts.get(name);
    if (known && count) count[known] = jobs;
  }
  return counts;
}

/** Ids of the oldest failed jobs of a name, max so many. */
export async function failedJobs(db: Database, name: string, max: number): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select id::text from jobs.job_common
      where name = ${name} and state = 'failed' order by created_on, id limit ${max}`,
  );
  return found.map(({ id }) => id);
}
