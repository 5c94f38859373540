import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { companyConfig } from '../db/schema/market-config-tables.js';

/** The entries of this company are the defaults of all others. */
export const commonCompany = 'default';

/** An entry as stored. */
export interface CompanyEntry {
  company: string;
  data: unknown;
}

/** Entry of the section `order_online`: that of the company, else that of `default`. */
export async function companyEntry(
  db: Database,
  company_uuid: string,
  type: string,
): Promise<CompanyEntry | undefined> {
  const found = await db
    .select({ company: companyConfig.company, data: companyConfig.data })
    .from(companyConfig)
    .where(
      and(
        inArray(companyConfig.company, [company_uuid, commonCompany]),
        eq(companyConfig.section, 'order_online'),
        eq(companyConfig.config_type, type),
      ),
    );
  return found.find(({ company }) => company !== commonCompany) ?? found[0];
}
