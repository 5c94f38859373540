import {
  checkAuditLog,
  exportAuditLog,
  getAuditFacets,
  listAuditLog,
} from '@mawkib/api-clients/contracts/staff';
import { asc } from 'drizzle-orm';
import type { auditLog } from '../db/schema/audit-log.js';
import { people } from '../db/schema/people.js';
import { type Implementation, implementWith } from '../http/implement.js';
import { implementStream } from '../http/implement-stream.js';
import { findEntries, lastSeq, loggedActions, readEntries } from './find-entries.js';
import { type AuditAnchor, origin, verifyStretch } from './verify-audit-log.js';

const implement = implementWith<'db'>();

/** Max entries verified per call, which takes a fraction of a second. */
const checkedAtOnce = 5000;
const maxPeople = 500;

/** Lists, verifies and exports the audit log. */
export const auditHandlers: readonly Implementation[] = [
  implement(listAuditLog, async ({ query }, { db }) => {
    const { items, before, ...filter } = query;
    const { data, next } = await findEntries(db, filter, { items, before });
    return { data, meta: { next } };
  }),
  implement(getAuditFacets, async (_, { db }) => ({
    data: {
      people: await db
        .select({ id: people.id, name: people.name })
        .from(people)
        .orderBy(asc(people.name), asc(people.id))
        .limit(maxPeople),
      actions: await loggedActions(db),
    },
  })),
  implement(checkAuditLog, async ({ query }, { db }) => {
    const { after_seq, after_hash, expected_seq, expected_hash } = query;
    const after = markOf(after_seq, after_hash) ?? origin;
    const last_seq = await lastSeq(db);
    const read = await verifyStretch(db, after, checkedAtOnce, markOf(expected_seq, expected_hash));
    if (!read.ok) {
      const { head, seq, fault } = read;
      return {
        data: { state: 'broken' as const, checked: { ...head }, last_seq, broken: { seq, fault } },
      };
    }
    const state = read.isEnd ? ('whole' as const) : ('more' as const);
    return { data: { state, checked: { ...read.head }, last_seq, broken: null } };
  }),
  implementStream(exportAuditLog, async ({ query }, { db, clock }) => ({
    name: `audit-log-${clock.now().toISOString().slice(0, 10)}.ndjson`,
    type: 'application/x-ndjson; charset=utf-8',
    chunks: lines(readEntries(db, query)),
  })),
];

const markOf = (seq: number | undefined, hash: string | undefined): AuditAnchor | undefined =>
  seq && hash ? { seq, hash } : undefined;

async function* lines(entries: AsyncIterable<typeof auditLog.$inferSelect>) {
  for await (const { seq, previous_hash, hash, content } of entries) {
    yield `${JSON.stringify({ seq, previous_hash, hash, content })}\n`;
  }
}
