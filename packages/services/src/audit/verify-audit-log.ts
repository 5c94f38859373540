import { asc, gt } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { auditLog } from '../db/schema/audit-log.js';
import { entryHash, firstHash } from './record-change.js';

/** A head of the log that was recorded elsewhere. */
export interface AuditAnchor {
  seq: number;
  hash: string;
}

/** `missing`: an entry was deleted; `changed`: it was modified. */
interface Broken {
  ok: false;
  seq: number;
  fault: 'missing' | 'changed';
}

export type AuditVerdict = { ok: true; head: AuditAnchor } | Broken;

/** Result of a part of the chain, and whether it reached the end. */
type Stretch = { ok: true; head: AuditAnchor; isEnd: boolean } | (Broken & { head: AuditAnchor });

const batch = 1000;

/** Start of the chain. */
export const origin: AuditAnchor = { seq: 0, hash: firstHash };

type Entry = typeof auditLog.$inferSelect;

/**
 * Verifies the whole log and reports the first entry that does not follow from the previous one.
 * Only an anchor from elsewhere can show that the end was cut off or the whole log rewritten.
 */
export async function verifyAuditLog(db: Database, anchor?: AuditAnchor): Promise<AuditVerdict> {
  let head = origin;
  for (;;) {
    const read = await verifyStretch(db, head, batch, anchor);
    if (!read.ok) return { ok: false, seq: read.seq, fault: read.fault };
    head = read.head;
    if (read.isEnd) return { ok: true, head };
  }
}

/** `verifyAuditLog` for a limited number of entries after an already verified one. */
export async function verifyStretch(
  db: Database,
  after: AuditAnchor,
  max: number,
  anchor?: AuditAnchor,
): Promise<Stretch> {
  let head = after;
  const entries = await db
    .select()
    .from(auditLog)
    .where(gt(auditLog.seq, head.seq))
    .orderBy(asc(auditLog.seq))
    .limit(max);
  for (const entry of entries) {
    if (entry.seq !== head.seq + 1) return broken(head, head.seq + 1, 'missing');
    const isAnchored = entry.seq !== anchor?.seq || entry.hash === anchor.hash;
    if (!follows(entry, head.hash) || !isAnchored) return broken(head, entry.seq, 'changed');
    head = { seq: entry.seq, hash: entry.hash };
  }
  const isEnd = entries.length < max;
  if (isEnd && anchor && anchor.seq > head.seq) return broken(head, head.seq + 1, 'missing');
  return { ok: true, head, isEnd };
}

const broken = (head: AuditAnchor, seq: number, fault: Broken['fault']) =>
  ({ ok: false, head, seq, fault }) as const;

/** True if an entry's hash is correct and its columns match its content. */
function follows(entry: Entry, previous: string): boolean {
  const { content, hash, previous_hash } = entry;
  if (previous_hash !== previous || hash !== entryHash(previous, content)) return false;
  const parsed = readContent(content);
  return (
    parsed.seq === entry.seq &&
    parsed.at === entry.at.toISOString() &&
    parsed.person?.id === entry.person_id &&
    parsed.action === entry.action &&
    parsed.subject === entry.subject
  );
}

type Content = Record<string, unknown> & { person?: { id: string } };

/** A manipulated entry may not be valid JSON. */
function readContent(content: string): Content {
  try {
    return Object(JSON.parse(content)) as Content;
  } catch {
    return {};
  }
}
