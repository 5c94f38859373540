import { randomUUID } from 'node:crypto';
import type { ParsedOf } from '@mawkib/api-clients/contracts';
import type { Person } from '@mawkib/api-clients/contracts/identity';
import type { ErasureRow, erasePerson } from '@mawkib/api-clients/contracts/staff';
import { and, arrayOverlaps, desc, eq, sql } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import { recordChange } from '../audit/record-change.js';
import type { Database } from '../db/database.js';
import { personErasures } from '../db/schema/index.js';
import { retainedOrders } from '../orders/order-data-source.js';
import type { PersonDataContext } from '../person-data-source.js';
import { personErrors } from './person-errors.js';
import type { PersonSearch } from './person-search.js';

type Row = typeof personErasures.$inferSelect;
export type EraseContext = PersonDataContext & Pick<AppContext, 'jobs' | 'personDataSources'>;
type CountContext = Omit<EraseContext, 'jobs'>;
export type ErasureRequest = Omit<ParsedOf<typeof erasePerson>['body'], 'keys' | 'confirm'>;

/** The person to erase, by address and number, and who requested it: encrypted until it is done. */
export interface EncryptedErasure {
  keys: readonly string[];
  by: Pick<Person, 'id' | 'name'>;
}

/** Name of the job of an erasure: `{ erasure_id }`. */
export const personErasureJobName = 'person_erasure';

export const erasureAad = (id: string) => `person_erasure/${id}`;

/** Above this number of records, a job erases them in batches. */
const maxAtOnce = 200;

/** Number of records of each kind that would be erased. */
export async function countRecords(
  context: CountContext,
  db: Database,
  indexes: readonly string[],
) {
  const held: { kind: string; count: number }[] = [];
  for (const { kind, count } of context.personDataSources) {
    held.push({ kind, count: await count(context, db, indexes) });
  }
  return held;
}

/**
 * Erases a person in the transaction, or queues a job if there are many records. A repeated request
 * returns the present erasure, as people click twice.
 */
export async function startErasure(
  context: EraseContext,
  tx: Database,
  { keys, indexes, hashes }: PersonSearch,
  { keep_orders, reason, ticket }: ErasureRequest,
  { id: personId, name }: Person,
): Promise<ErasureRow> {
  const by = { id: personId, name };
  const hash = hashes[0] ?? '';
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`erasure ${hash}`}, 0))`);
  const [last] = await tx
    .select()
    .from(personErasures)
    .where(arrayOverlaps(personErasures.person_hashes, [...hashes]))
    .orderBy(desc(personErasures.requested_at))
    .limit(1);
  if (last?.status === 'pending') return presentErasure(context, last);
  const kept = await retainedOrders(context, tx, indexes);
  if (kept.length > 0 && !keep_orders) throw personErrors.keptByLaw(kept);
  const held = await countRecords(context, tx, indexes);
  const total = held.reduce((sum, { count }) => sum + count, 0);
  if (last && total === 0) return presentErasure(context, last);
  const id = randomUUID();
  const encrypted: EncryptedErasure = { keys: keys.map(({ value }) => value), by };
  const [row] = await tx
    .insert(personErasures)
    .values({
      id,
      person_hashes: [...hashes],
      status: 'pending',
      encrypted: context.cipher.encrypt(encrypted, erasureAad(id)),
      reason,
      ticket: ticket ?? null,
      keep_orders,
      counts: {},
      requested_by: by.id,
      requested_at: context.clock.now(),
    })
    .returning();
  if (!row) throw new Error('The erasure was not stored');
  if (total <= maxAtOnce) {
    for (const { kind } of context.personDataSources)
      await eraseBatch(context, tx, row, kind, indexes, total + 1);
    return presentErasure(context, await finishErasure(context, tx, id, by));
  }
  await context.jobs.enqueue(tx, personErasureJobName, { erasure_id: id }, id);
  await record(context, tx, row, by, 'person.erasure_requested');
  return presentErasure(context, row);
}

/** Erases a batch of one kind and stores the number. Resolves to it. */
export async function eraseBatch(
  context: CountContext,
  tx: Database,
  { id }: Pick<Row, 'id'>,
  kind: string,
  indexes: readonly string[],
  max: number,
): Promise<number> {
  const source = context.personDataSources.find((one) => one.kind === kind);
  const gone = (await source?.forget(context, tx, indexes, max)) ?? 0;
  if (gone === 0) return 0;
  const added = sql`jsonb_set(${personErasures.counts}, array[${kind}::text],
    to_jsonb(coalesce((${personErasures.counts} ->> ${kind}::text)::int, 0) + ${gone}::int))`;
  await tx.update(personErasures).set({ counts: added }).where(eq(personErasures.id, id));
  return gone;
}

/** Marks an erasure as done once, and deletes who it was about. */
export async function finishErasure(
  context: PersonDataContext,
  tx: Database,
  id: string,
  by: EncryptedErasure['by'],
): Promise<Row> {
  const [done] = await tx
    .update(personErasures)
    .set({ status: 'done', encrypted: null, finished_at: context.clock.now() })
    .where(and(eq(personErasures.id, id), eq(personErasures.status, 'pending')))
    .returning();
  if (done) {
    await record(context, tx, done, by, 'person.erased', done.counts);
    return done;
  }
  const [known] = await tx.select().from(personErasures).where(eq(personErasures.id, id));
  if (!known) throw personErrors.unknownErasure();
  return known;
}

const record = (
  { clock }: PersonDataContext,
  tx: Database,
  { person_hashes, reason, ticket, keep_orders }: Row,
  { id, name }: EncryptedErasure['by'],
  action: string,
  counts: Record<string, number> = {},
) =>
  recordChange(tx, {
    by: { id, name },
    at: clock.now(),
    action,
    subject: `person/${person_hashes[0] ?? ''}`,
    details: { ...counts, reason, keep_orders, ...(ticket !== null && { ticket }) },
  });

export const presentErasure = (
  { personDataSources }: Pick<AppContext, 'personDataSources'>,
  row: Row,
): ErasureRow => ({
  id: row.id,
  status: row.status,
  reason: row.reason,
  ticket: row.ticket,
  counts: personDataSources.flatMap(({ kind }) => {
    const count = row.counts[kind] ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  }),
  requested_at: row.requested_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
});
