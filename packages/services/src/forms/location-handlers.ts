import { randomUUID } from 'node:crypto';
import {
  createLocation,
  deleteLocation,
  type Location,
  listLocations,
  updateLocation,
} from '@mawkib/api-clients/contracts/forms';
import { asc, eq, sql } from 'drizzle-orm';
import { recordChange } from '../audit/record-change.js';
import type { Database } from '../db/database.js';
import { locations } from '../db/schema/forms.js';
import {
  type HandlerContext,
  type Implementation,
  implementWith,
  signedIn,
} from '../http/implement.js';
import { formErrors } from './definitions/form-errors.js';

const implement = implementWith<'db' | 'clock'>();

type Attributes = Location['attributes'];

/** Handlers of the locations that can receive leads. */
export const locationHandlers: Implementation[] = [
  implement(listLocations, async ({ query: { items, page } }, { db }) => {
    const found = await db
      .select()
      .from(locations)
      .orderBy(asc(sql`${locations.attributes} ->> 'name'`), asc(locations.id))
      .limit(items)
      .offset((page - 1) * items);
    const total = await db.$count(locations);
    return { data: found.map(presentLocation), meta: { page, items, total } };
  }),
  implement(createLocation, ({ body: { attributes } }, context) =>
    context.db.transaction(async (tx) => {
      const row = { id: randomUUID(), attributes, created_at: context.clock.now() };
      await tx.insert(locations).values(row);
      await record(tx, context, 'location.created', row.id);
      return { data: presentLocation(row) };
    }),
  ),
  implement(updateLocation, ({ params: { id }, body: { attributes } }, context) =>
    context.db.transaction(async (tx) => {
      const [row] = await tx
        .update(locations)
        .set({ attributes })
        .where(eq(locations.id, id))
        .returning();
      if (!row) throw formErrors.unknownLocation();
      await record(tx, context, 'location.updated', id);
      return { data: presentLocation(row) };
    }),
  ),
  implement(deleteLocation, ({ params: { id } }, context) =>
    context.db.transaction(async (tx) => {
      const [row] = await tx.delete(locations).where(eq(locations.id, id)).returning();
      if (!row) throw formErrors.unknownLocation();
      await record(tx, context, 'location.deleted', id);
      return { data: { id, deleted: true as const } };
    }),
  ),
];

const presentLocation = ({ id, attributes }: { id: string; attributes: Attributes }): Location => ({
  id,
  type: 'location',
  attributes,
});

const record = (
  tx: Database,
  context: Pick<HandlerContext, 'clock' | 'person'>,
  action: string,
  id: string,
) =>
  recordChange(tx, {
    by: signedIn(context),
    at: context.clock.now(),
    action,
    subject: `location/${id}`,
  });
