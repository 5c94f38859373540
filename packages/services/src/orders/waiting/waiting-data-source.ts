import { asc, inArray } from 'drizzle-orm';
import { vehicleWaiting } from '../../db/schema/vehicle-waiting.js';
import type { PersonDataSource } from '../../person-data-source.js';
import { contactOf } from './encrypted-contact.js';

const of = (indexes: readonly string[]) => inArray(vehicleWaiting.person_index, [...indexes]);

/** Addresses of visitors who wait for a held vehicle, for at most a day. */
export const waitingDataSource: PersonDataSource = {
  kind: 'waiting',
  count: (_, db, indexes) => db.$count(vehicleWaiting, of(indexes)),
  async *read({ cipher }, db, indexes) {
    for (const row of await db.select().from(vehicleWaiting).where(of(indexes))) {
      const { vehicle_id, created_at } = row;
      yield { vehicle_id, created_at: created_at.toISOString(), email: contactOf(cipher, row) };
    }
  },
  async forget(_, tx, indexes, max) {
    const found = await tx
      .select({ id: vehicleWaiting.id })
      .from(vehicleWaiting)
      .where(of(indexes))
      .orderBy(asc(vehicleWaiting.id))
      .limit(max)
      .for('update');
    const ids = found.map(({ id }) => id);
    await tx.delete(vehicleWaiting).where(inArray(vehicleWaiting.id, ids));
    return found.length;
  },
};
