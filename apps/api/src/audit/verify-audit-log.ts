import { asc, gt } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { auditLog } from '../db/schema/audit.js';
import { entryHash, firstHash } from './audit-log.js';

/** Where the log ended when somebody noted it elsewhere. */
export interface AuditAnchor {
  seq: number;
  hash: string;
}

/** `missing`: an entry is gone; `changed`: it is not what was written. */
export type AuditVerdict =
  | { ok: true; head: AuditAnchor }
  | { ok: false; seq: number; fault: 'missing' | 'changed' };

const batch = 1000;

type Entry = typeof auditLog.$inferSelect;

/**
 * Reads the whole log and tells the first entry that does not follow from the one before it. Only
 * an anchor from elsewhere shows that the end was cut off or that everything was written anew.
 */
export async function verifyAuditLog(db: Database, anchor?: AuditAnchor): Promise<AuditVerdict> {
  let head: AuditAnchor = { seq: 0, hash: firstHash };
  for (;;) {
    const entries = await db
      .select()
      .from(auditLog)
      .where(gt(auditLog.seq, head.seq))
      .orderBy(asc(auditLog.seq))
      .limit(batch);
    for (const entry of entries) {
      if (entry.seq !== head.seq + 1) return { ok: false, seq: head.seq + 1, fault: 'missing' };
      const isAnchored = entry.seq !== anchor?.seq || entry.hash === anchor.hash;
      if (!follows(entry, head.hash) || !isAnchored) {
        return { ok: false, seq: entry.seq, fault: 'changed' };
      }
      head = { seq: entry.seq, hash: entry.hash };
    }
    if (entries.length < batch) break;
  }
  if (anchor && anchor.seq > head.seq) return { ok: false, seq: head.seq + 1, fault: 'missing' };
  return { ok: true, head };
}

/** Whether an entry's hash is right and its columns say what its content says. */
function follows(entry: Entry, previous: string): boolean {
  const { content, hash, previous_hash } = entry;
  if (previous_hash !== previous || hash !== entryHash(previous, content)) return false;
  const said = JSON.parse(content) as Record<string, unknown> & { person: { id: string } };
  return (
    said.seq === entry.seq &&
    said.at === entry.at.toISOString() &&
    said.person.id === entry.person_id &&
    said.action === entry.action &&
    said.subject === entry.subject
  );
}
