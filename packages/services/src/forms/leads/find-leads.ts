import type { ParsedOf } from '@mawkib/api-clients/contracts';
import type { listLeads } from '@mawkib/api-clients/contracts/forms';
import { and, arrayOverlaps, asc, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { leads } from '../../db/schema/index.js';
import type { PiiCipher } from '../../encryption/pii-cipher.js';
import { presentLead } from '../lead-answers.js';
import { filesOfLeads } from '../lead-files/lead-files.js';
import { countLeads } from './count-leads.js';
import { leadPageStart } from './lead-page-start.js';

type Query = ParsedOf<typeof listLeads>['query'];

/** A form's leads between two times, both inclusive; optionally of one person only. */
export async function findLeads(db: Database, cipher: PiiCipher, formId: string, query: Query) {
  const { items, page, sort } = query;
  const from = query['filter[created_at_gteq]'];
  const until = query['filter[created_at_lteq]'];
  const person = query['filter[person_eq]'];
  const wanted = and(
    eq(leads.form_id, formId),
    from === undefined ? undefined : gte(leads.created_at, new Date(from)),
    until === undefined ? undefined : lte(leads.created_at, new Date(until)),
    person === undefined ? undefined : isOf(cipher, person),
  );
  const isUp = sort === 'created_at';
  const order = isUp ? asc : desc;
  const pageOf = async () => {
    const offset = (page - 1) * items;
    const begin =
      person === undefined
        ? await leadPageStart(db, formId, { from, until, isUp, offset })
        : { offset, bound: undefined };
    // Pages through the index; only the rows of the page are read.
    const ids = db
      .select({ id: leads.id })
      .from(leads)
      .where(and(wanted, begin.bound))
      .orderBy(order(leads.created_at), order(leads.id))
      .limit(items)
      .offset(begin.offset);
    return db
      .select()
      .from(leads)
      .where(inArray(leads.id, ids))
      .orderBy(order(leads.created_at), order(leads.id));
  };
  const [total, found] = await Promise.all([
    person === undefined ? countLeads(db, formId, { from, until }) : db.$count(leads, wanted),
    pageOf(),
  ]);
  const files = await filesOfLeads(
    db,
    cipher,
    found.map(({ id }) => id),
  );
  return {
    data: found.map((row) => ({ ...presentLead(cipher, row), files: files.get(row.id) ?? [] })),
    meta: { page, items, total },
  };
}

/** Condition for leads with this exact address or number; false for any other text. */
function isOf(cipher: PiiCipher, value: string) {
  const kind = value.includes('@') ? 'email' : 'phone';
  return arrayOverlaps(leads.person_indexes, ['', ...cipher.indexes({ kind, value })]);
}
