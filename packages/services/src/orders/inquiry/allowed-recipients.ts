import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';
import { dealers, settings } from '../../db/schema/index.js';

/** Further addresses that may get inquiries, between commas. */
export const recipientsKey = 'inquiry.recipients';

/**
 * Which of these addresses the market itself names: those of its retailers, those in a company's
 * configuration, those of the setting. Addresses are in lower case.
 */
export async function allowedRecipients(
  db: Database,
  wanted: readonly string[],
): Promise<ReadonlySet<string>> {
  const lower = sql<string>`lower(${dealers.email})`;
  const retailers = await db
    .select({ email: lower })
    .from(dealers)
    .where(inArray(lower, [...wanted]));
  const [setting] = await db.select().from(settings).where(eq(settings.key, recipientsKey));
  const named = (setting?.value ?? '').toLowerCase().split(/[\s,;]+/);
  const allowed = new Set([...retailers.map(({ email }) => email), ...named]);
  const left = wanted.filter((address) => !allowed.has(address));
  for (const address of left) {
    // An address stands in the configuration as a whole text.
    const [found] = await rows(
      db,
      sql`select 1 from company_config
        where position(${JSON.stringify(address)}::text in lower(data::text)) > 0 limit 1`,
    );
    if (found) allowed.add(address);
  }
  return allowed;
}
