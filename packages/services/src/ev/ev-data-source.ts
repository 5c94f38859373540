import { and, arrayOverlaps, asc, gt, inArray } from 'drizzle-orm';
import { evLeads } from '../db/schema/ev-leads.js';
import { type PersonDataSource, pages } from '../person-data-source.js';
import { erasedEvLead, evLeadOf } from './ev-lead.js';

const of = (indexes: readonly string[]) => arrayOverlaps(evLeads.person_indexes, [...indexes]);

/** Erases the buyer of an electric vehicle's order and keeps the order with its payment. */
export const evDataSource: PersonDataSource = {
  kind: 'ev_leads',
  count: (_, db, indexes) => db.$count(evLeads, of(indexes)),
  async *read({ cipher }, db, indexes) {
    const rows = pages(
      (after: string | undefined, max) =>
        db
          .select()
          .from(evLeads)
          .where(and(of(indexes), after === undefined ? undefined : gt(evLeads.id, after)))
          .orderBy(asc(evLeads.id))
          .limit(max),
      ({ id }) => id,
    );
    for await (const row of rows) {
      yield {
        id: row.id,
        created_at: row.created_at.toISOString(),
        status: row.status,
        payment_status: row.payment_status,
        lead: evLeadOf(cipher, row),
      };
    }
  },
  async forget({ clock }, tx, indexes, max) {
    const found = await tx
      .select({ id: evLeads.id })
      .from(evLeads)
      .where(of(indexes))
      .orderBy(asc(evLeads.id))
      .limit(max)
      .for('update');
    const ids = found.map(({ id }) => id);
    await tx.update(evLeads).set(erasedEvLead(clock.now())).where(inArray(evLeads.id, ids));
    return found.length;
  },
};
