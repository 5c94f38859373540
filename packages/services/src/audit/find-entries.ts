import type { ParsedOf } from '@mawkib/api-clients/contracts';
import type { AuditEntry, listAuditLog } from '@mawkib/api-clients/contracts/staff';
import { and, asc, desc, eq, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { rows } from '../db/rows.js';
import { auditLog } from '../db/schema/audit-log.js';

export type AuditFilter = Pick<
  ParsedOf<typeof listAuditLog>['query'],
  'person' | 'action' | 'subject' | 'from' | 'until'
>;

type Stored = typeof auditLog.$inferSelect;

/** Max clock difference between processes. */
const driftMs = 10 * 60_000;

/**
 * Entry numbers follow time, except for clock differences. So a time range becomes a range of
 * numbers, and an old page is read without scanning newer entries.
 */
async function seqBounds(db: Database, { from, until }: AuditFilter): Promise<SQL[]> {
  const bounds: SQL[] = [];
  if (from !== undefined) {
    const early = new Date(Date.parse(from) - driftMs);
    const [first] = await db
      .select({ seq: auditLog.seq })
      .from(auditLog)
      .where(gte(auditLog.at, early))
      .orderBy(asc(auditLog.at), asc(auditLog.seq))
      .limit(1);
    bounds.push(first ? gte(auditLog.seq, first.seq) : sql`false`);
    bounds.push(gte(auditLog.at, new Date(from)));
  }
  if (until !== undefined) {
    const late = new Date(Date.parse(until) + driftMs);
    const [last] = await db
      .select({ seq: auditLog.seq })
      .from(auditLog)
      .where(lte(auditLog.at, late))
      .orderBy(desc(auditLog.at), desc(auditLog.seq))
      .limit(1);
    bounds.push(last ? lte(auditLog.seq, last.seq) : sql`false`);
    bounds.push(lte(auditLog.at, new Date(until)));
  }
  return bounds;
}

async function filterBy(db: Database, filter: AuditFilter): Promise<SQL[]> {
  const { person, action, subject } = filter;
  return [
    ...(person === undefined ? [] : [eq(auditLog.person_id, person)]),
    ...(action === undefined ? [] : [eq(auditLog.action, action)]),
    ...(subject === undefined ? [] : [eq(auditLog.subject, subject)]),
    ...(await seqBounds(db, filter)),
  ];
}

/** One page of the log, newest first, before an entry. */
export async function findEntries(
  db: Database,
  filter: AuditFilter,
  { items, before }: { items: number; before: number | undefined },
): Promise<{ data: AuditEntry[]; next: number | null }> {
  const wanted = await filterBy(db, filter);
  const found = await db
    .select()
    .from(auditLog)
    .where(and(...wanted, before === undefined ? undefined : lt(auditLog.seq, before)))
    .orderBy(desc(auditLog.seq))
    .limit(items + 1);
  const page = found.slice(0, items);
  const last = found.length > items ? page.at(-1) : undefined;
  return { data: page.map(presentEntry), next: last?.seq ?? null };
}

const batch = 500;

/** Streams all entries that exist at the start, oldest first. */
export async function* readEntries(db: Database, filter: AuditFilter): AsyncGenerator<Stored> {
  const wanted = await filterBy(db, filter);
  const end = await lastSeq(db);
  let after = 0;
  for (;;) {
    const found = await db
      .select()
      .from(auditLog)
      .where(and(...wanted, gt(auditLog.seq, after), lte(auditLog.seq, end)))
      .orderBy(asc(auditLog.seq))
      .limit(batch);
    yield* found;
    const last = found.at(-1);
    if (!last || found.length < batch) return;
    after = last.seq;
  }
}

export async function lastSeq(db: Database): Promise<number> {
  const [last] = await db
    .select({ seq: auditLog.seq })
    .from(auditLog)
    .orderBy(desc(auditLog.seq))
    .limit(1);
  return last?.seq ?? 0;
}

/** All actions in the log, found with one index step each. */
export async function loggedActions(db: Database): Promise<string[]> {
  const found = await rows<{ action: string }>(
    db,
    sql`with recursive known (action) as (
        (select action from audit_log order by action limit 1)
        union all
        select (select a.action from audit_log a where a.action > known.action order by a.action limit 1)
        from known where known.action is not null
      )
      select action from known where action is not null`,
  );
  return found.map(({ action }) => action);
}

/** An entry as staff see it, parsed from the hashed content. */
function presentEntry({ seq, at, person_id, action, subject, content, hash }: Stored): AuditEntry {
  const parsed = readContent(content);
  return {
    seq,
    at: at.toISOString(),
    person: { id: person_id ?? '', name: parsed.person?.name ?? '' },
    action,
    subject,
    details: parsed.details ?? {},
    hash,
  };
}

interface Content {
  person?: { name?: string };
  details?: Record<string, unknown>;
}

/** A manipulated entry may not be valid JSON; the list must still work. */
function readContent(content: string): Content {
  try {
    return Object(JSON.parse(content)) as Content;
  } catch {
    return {};
  }
}
