import * as z from 'zod';
import { envelope, file, listOf } from '../envelope.js';
import { operation } from '../operation.js';

/**
 * Complete addresses and numbers of one person. They are sent in bodies only, because URLs are
 * logged.
 */
const keys = z.array(z.string().trim().min(3).max(254)).min(1).max(10);

/** Number of records of a kind about a person: `leads`, `orders`, `mails`, … */
export const personRecordCount = z.looseObject({ kind: z.string(), count: z.int().min(0) });
export type PersonRecordCount = z.infer<typeof personRecordCount>;

/** An order that must be retained by law, and until when. */
export const retainedOrder = z.looseObject({ number: z.string(), until: z.string() });
export type RetainedOrder = z.infer<typeof retainedOrder>;

/** Reasons for an erasure. */
export const erasureReasons = [
  'person_asked',
  'consent_withdrawn',
  'sent_by_mistake',
  'legal_order',
] as const;

/** An erasure; the person is identified only by a keyed hash. */
export const erasure = z.looseObject({
  id: z.string(),
  /** `pending` while the job runs. */
  status: z.enum(['pending', 'done']),
  reason: z.enum(erasureReasons),
  ticket: z.string().nullable(),
  counts: z.array(personRecordCount),
  requested_at: z.string(),
  finished_at: z.string().nullable(),
});
export type ErasureRow = z.infer<typeof erasure>;

/** Number of records about a person. */
export const foundPerson = z.looseObject({
  /** Identifies the person in the audit log without personal data. */
  reference: z.string(),
  held: z.array(personRecordCount),
  kept_orders: z.array(retainedOrder),
  erasures: z.array(erasure),
});
export type FoundPerson = z.infer<typeof foundPerson>;

/** 400 `unknown_person_key` if a key is neither an address nor a number. */
export const findPerson = operation({
  id: 'findPerson',
  service: 'staff',
  method: 'POST',
  path: '/people/find',
  access: ['leads', 'admin'],
  summary: 'What is held about a person, in numbers',
  body: z.object({ keys }),
  errors: { unknown_person_key: 400 },
  response: envelope(foundPerson),
});

/** All data about a person as a JSON file. */
export const exportPerson = operation({
  id: 'exportPerson',
  service: 'staff',
  method: 'POST',
  path: '/people/export',
  produces: 'file',
  access: ['leads', 'admin'],
  summary: 'All that is held about a person',
  body: z.object({ keys }),
  errors: { unknown_person_key: 400 },
  response: file,
});

/** Text that confirms an erasure, in either language. */
export const erasureConfirmation = { ar: 'محو', en: 'ERASE' } as const;

/**
 * Erases a person permanently. 409 `order_kept_by_law` lists the orders that must be retained; with
 * `keep_orders` everything else is erased. A repeated call returns the existing erasure.
 */
export const erasePerson = operation({
  id: 'erasePerson',
  service: 'staff',
  method: 'POST',
  path: '/people/erase',
  access: ['admin'],
  summary: 'Forgets a person',
  body: z.object({
    keys,
    confirm: z.string().trim().max(40),
    reason: z.enum(erasureReasons),
    /** Number of the request in another system, without personal data. */
    ticket: z
      .string()
      .trim()
      .regex(/^[\w/#-]{1,40}$/)
      .optional(),
    keep_orders: z.boolean().default(false),
  }),
  errors: { unknown_person_key: 400, confirmation_needed: 422, order_kept_by_law: 409 },
  response: envelope(erasure),
});

export const getErasure = operation({
  id: 'getErasure',
  service: 'staff',
  method: 'GET',
  path: '/people/erasures/:id',
  access: ['admin'],
  summary: 'How far an erasure is',
  params: z.object({ id: z.uuid() }),
  errors: { unknown_erasure: 404 },
  response: envelope(erasure),
});

/** Erasures, newest first. `before` is `next` of the previous page. */
export const listErasures = operation({
  id: 'listErasures',
  service: 'staff',
  method: 'GET',
  path: '/people/erasures',
  access: ['admin'],
  summary: 'Whom the market has forgotten, by keyed hash',
  query: z.object({
    items: z.coerce.number().int().min(1).max(100).default(25),
    before: z.uuid().optional(),
  }),
  response: listOf(erasure, z.looseObject({ next: z.string().nullable() })),
});
