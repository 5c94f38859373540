import type { LeadData } from '@mawkib/api-clients/contracts';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { dealers, vehicles } from '../../db/schema/dealers-and-vehicles.js';
import type { FormDefinition } from '../../db/schema/forms.js';
import { locations } from '../../db/schema/forms.js';

/** Fields that a visitor chooses in or a page fills; what is typed names nobody. */
const choosing: ReadonlySet<string> = new Set(['select', 'radio', 'location', 'hidden']);

/**
 * The e-mail of the retailer that a lead is for: the one chosen (its dealer code or its location), or
 * the one that has the vehicle the form was opened for. Undefined where the answers name none.
 */
export async function leadRetailer(
  db: Database,
  { fields }: Pick<FormDefinition, 'fields'>,
  answers: LeadData,
): Promise<string | undefined> {
  const chosen = fields.flatMap(({ id, type }) => (choosing.has(type) ? (answers[id] ?? []) : []));
  const values = [...new Set(chosen)].filter((value) => value !== '').slice(0, 50);
  if (values.length === 0) return undefined;
  const [dealer] = await db.select().from(dealers).where(inArray(dealers.dealer_code, values));
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
