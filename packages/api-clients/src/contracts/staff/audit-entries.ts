import * as z from 'zod';
import { envelope, file, instant, listOf } from '../envelope.js';
import { operation } from '../operation.js';

const admin = ['admin'] as const;

/** A change by a member of staff. `hash` covers `content` and the hash of the previous entry. */
export const auditEntry = z.looseObject({
  seq: z.int().min(1),
  at: z.string(),
  person: z.looseObject({ id: z.string(), name: z.string() }),
  action: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const filters = {
  person: z.uuid().optional(),
  action: z.string().min(1).max(100).optional(),
  subject: z.string().min(1).max(200).optional(),
  from: instant.optional(),
  until: instant.optional(),
};
const seq = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const hash = z.string().regex(/^[\da-f]{64}$/);

/** Entries, newest first. `before` is `next` of the previous page. */
export const listAuditLog = operation({
  id: 'listAuditLog',
  service: 'staff',
  method: 'GET',
  path: '/audit_log',
  access: admin,
  summary: 'What staff changed',
  query: z.object({
    ...filters,
    items: z.coerce.number().int().min(1).max(100).default(50),
    before: seq.optional(),
  }),
  response: listOf(auditEntry, z.looseObject({ next: z.int().nullable() })),
});

/** Filter values of the log: all actors and all actions in it. */
export const getAuditFacets = operation({
  id: 'getAuditFacets',
  service: 'staff',
  method: 'GET',
  path: '/audit_log/facets',
  access: admin,
  summary: 'What the audit log can be filtered by',
  response: envelope(
    z.looseObject({
      people: z.array(z.looseObject({ id: z.string(), name: z.string() })),
      actions: z.array(z.string()),
    }),
  ),
});

/** Number and hash of an entry, noted earlier. */
export const auditMark = z.looseObject({ seq: z.int().min(0), hash });
export type AuditMark = z.infer<typeof auditMark>;

/**
 * Checks a range of the chain. Status `more`: call again with `checked` as `after_seq` and
 * `after_hash`, until the status is `whole` (`checked` is the head) or `broken` (`broken` is the
 * first entry that was changed or is missing). `expected_*` is a head that was noted elsewhere:
 * only this detects a truncated or completely rewritten log.
 */
export const checkAuditLog = operation({
  id: 'checkAuditLog',
  service: 'staff',
  method: 'GET',
  path: '/audit_log/verification',
  access: admin,
  summary: 'Whether the audit log is what was written',
  query: z.object({
    after_seq: seq.default(0),
    after_hash: hash.optional(),
    expected_seq: seq.optional(),
    expected_hash: hash.optional(),
  }),
  response: envelope(
    z.looseObject({
      state: z.enum(['more', 'whole', 'broken']),
      checked: auditMark,
      /** Number of the last entry, for a progress bar. */
      last_seq: z.int().min(0),
      broken: z
        .looseObject({ seq: z.int().min(1), fault: z.enum(['missing', 'changed']) })
        .nullable(),
    }),
  ),
});

/**
 * All matching entries, oldest first, streamed as JSON lines. `content` of a line is the exact text
 * that was hashed.
 */
export const exportAuditLog = operation({
  id: 'exportAuditLog',
  service: 'staff',
  method: 'GET',
  path: '/audit_log/export',
  produces: 'file',
  access: admin,
  summary: 'The audit log as a file',
  query: z.object(filters),
  response: file,
});
