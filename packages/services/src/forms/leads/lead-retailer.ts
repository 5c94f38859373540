import type { LeadData } from '@mawkib/api-clients/contracts/forms';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { dealers, vehicles } from '../../db/schema/dealers-and-vehicles.js';
import type { FormDefinition } from '../../db/schema/forms.js';
import { locations } from '../../db/schema/forms.js';

/** Field types with a choice or a value of the page; typed text identifies no retailer. */
const choosing: ReadonlySet<string> = new Set(['select', 'radio', 'location', 'hidden']);

/**
 * E-mail of a lead's retailer: the chosen one (by dealer code or location), or that of the vehicle
 * for which the form was opened. Undefined if the answers identify none.
 */
export async function leadRetailer(
  db: Database,
  { fields }: Pick<FormDefinition, 'fields'>,
  answers: LeadData,
): Promise<string | undefined> {
  const chosen = fields.flatMap(({ id, type }) => (choosing.has(type) ? (answers[id] ?? []) : []));
  const values = [...new Set(chosen)].filter((value) => value !== '').slice(0, 50);
  if (values.length === 0) return undefined;
  const [dealer] = await db
    .select({ email: dealers.email })
    .from(dealers)
    .where(inArray(dealers.dealer_code, values));
  if (dealer) return dealer.email.toLowerCase();
  const [location] = await db.select().from(locations).where(inArray(locations.id, values));
  const { email } = (location?.attributes ?? {}) as { email?: unknown };
  if (typeof email === 'string' && email !== '') return email.toLowerCase();
  const ids = fields.flatMap(({ id }) => (/vehicle/i.test(id) ? (answers[id] ?? []) : []));
  if (ids.length === 0) return undefined;
  const [owner] = await db
    .select({ email: dealers.email })
    .from(vehicles)
    .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
    .where(inArray(vehicles.id, ids.slice(0, 50)));
  return owner?.email.toLowerCase();
}
