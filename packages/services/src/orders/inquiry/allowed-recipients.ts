import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';
import { dealers, settings } from '../../db/schema/index.js';

/** Setting with further addresses that may receive inquiries, separated by commas. */
export const recipientsKey = 'inquiry.recipients';

/**
 * Filters addresses down to those that the market names: its retailers', those in company configs,
 * and those of the setting. Addresses are lower-case.
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
    // Compares whole strings of the configuration.
    const [found] = await rows(
      db,
      sql`select 1 from company_config
        where position(${JSON.stringify(address)}::text in lower(data::text)) > 0 limit 1`,
    );
    if (found) allowed.add(address);
  }
  return allowed;
}
