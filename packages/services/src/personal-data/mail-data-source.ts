import { and, arrayOverlaps, asc, gt, inArray } from 'drizzle-orm';
import { mailOutbox } from '../db/schema/index.js';
import { openMail } from '../mail/mail-content.js';
import { type PersonDataSource, pages } from '../person-data-source.js';

const of = (indexes: readonly string[]) => arrayOverlaps(mailOutbox.person_indexes, [...indexes]);

/** Mails that wait to be sent or were given up; what was in one that was sent is gone already. */
export const mailDataSource: PersonDataSource = {
  kind: 'mails',
  count: (_, db, indexes) => db.$count(mailOutbox, of(indexes)),
  async *read({ vault }, db, indexes) {
    const rows = pages(
      (after: string | undefined, most) =>
        db
          .select()
          .from(mailOutbox)
          .where(and(of(indexes), after === undefined ? undefined : gt(mailOutbox.id, after)))
          .orderBy(asc(mailOutbox.id))
          .limit(most),
      ({ id }) => id,
    );
    for await (const { id, created_at, sealed } of rows) {
      const { to, subject, text } = sealed === null ? {} : { ...openMail(vault, id, sealed) };
      yield { id, created_at: created_at.toISOString(), to, subject, text };
    }
  },
  async forget(_, tx, indexes, most) {
    const found = await tx
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(of(indexes))
      .orderBy(asc(mailOutbox.id))
      .limit(most)
      .for('update');
    const ids = found.map(({ id }) => id);
    await tx.delete(mailOutbox).where(inArray(mailOutbox.id, ids));
    return found.length;
  },
};
