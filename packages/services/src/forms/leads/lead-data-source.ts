import { and, arrayOverlaps, asc, gt, inArray } from 'drizzle-orm';
import { leadExports, leads } from '../../db/schema/index.js';
import { type PersonDataSource, pages } from '../../person-data-source.js';
import { presentLead } from '../lead-answers.js';

const of = (indexes: readonly string[]) => arrayOverlaps(leads.person_indexes, [...indexes]);

/** Deletes leads, and all exports of their form. */
export const leadDataSource: PersonDataSource = {
  kind: 'leads',
  count: (_, db, indexes) => db.$count(leads, of(indexes)),
  async *read({ cipher }, db, indexes) {
    const rows = pages(
      (after: string | undefined, max) =>
        db
          .select()
          .from(leads)
          .where(and(of(indexes), after === undefined ? undefined : gt(leads.id, after)))
          .orderBy(asc(leads.id))
          .limit(max),
      ({ id }) => id,
    );
    for await (const row of rows) yield presentLead(cipher, row);
  },
  async forget(_, tx, indexes, max) {
    const found = await tx
      .select({ id: leads.id, form_id: leads.form_id })
      .from(leads)
      .where(of(indexes))
      .orderBy(asc(leads.id))
      .limit(max)
      .for('update');
    if (found.length === 0) return 0;
    const forms = [...new Set(found.map(({ form_id }) => form_id))];
    await tx.delete(leads).where(
      inArray(
        leads.id,
        found.map(({ id }) => id),
      ),
    );
    await tx.delete(leadExports).where(inArray(leadExports.form_id, forms));
    return found.length;
  },
};
