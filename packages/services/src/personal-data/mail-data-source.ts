import { and, arrayOverlaps, asc, gt, inArray } from 'drizzle-orm';
import { mailOutbox } from '../db/schema/index.js';
import { openMail } from '../mail/encrypted-mail.js';
import { type PersonDataSource, pages } from '../person-data-source.js';

const of = (indexes: readonly string[]) => arrayOverlaps(mailOutbox.person_indexes, [...indexes]);

/** Mails that are queued or have failed; the content of a sent mail was deleted already. */
export const mailDataSource: PersonDataSource = {
  kind: 'mails',
  count: (_, db, indexes) => db.$count(mailOutbox, of(indexes)),
  async *read({ cipher }, db, indexes) {
    const rows = pages(
      (after: string | undefined, max) =>
        db
          .select()
          .from(mailOutbox)
          .where(and(of(indexes), after === undefined ? undefined : gt(mailOutbox.id, after)))
          .orderBy(asc(mailOutbox.id))
          .limit(max),
      ({ id }) => id,
    );
    for await (const { id, created_at, encrypted } of rows) {
      const { to, subject, text } =
        encrypted === null ? {} : { ...openMail(cipher, id, encrypted) };
      yield { id, created_at: created_at.toISOString(), to, subject, text };
    }
  },
  async forget(_, tx, indexes, max) {
    const found = await tx
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(of(indexes))
      .orderBy(asc(mailOutbox.id))
      .limit(max)
      .for('update');
    const ids = found.map(({ id }) => id);
    await tx.delete(mailOutbox).where(inArray(mailOutbox.id, ids));
    return found.length;
  },
};
