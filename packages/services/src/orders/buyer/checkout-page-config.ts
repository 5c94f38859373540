import type { Locale } from '@mawkib/api-clients/contracts';
import { customerTypes } from '@mawkib/api-clients/contracts/purchase';
import { isRecord } from '@mawkib/core/guards';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../db/database.js';
import { dealers, vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { inLanguage } from '../../locale/in-language.js';
import { commonCompany, companyEntry } from '../company-entry.js';

const terms = z.object({
  key: z
    .string()
    .trim()
    .regex(/^[\w-]{1,64}$/),
  html: z.string().trim().min(1).max(20_000),
  required: z
    .boolean()
    .nullish()
    .transform((required) => required ?? true),
  version: z
    .union([z.string().trim().min(1).max(64), z.number()])
    .nullish()
    .transform((version) => String(version ?? 1)),
});
/** Terms that a buyer is asked to accept. */
export type ConfiguredTerms = z.output<typeof terms>;

/** Members of the entry that the service enforces; an invalid one has its default. */
const members = {
  customer_types: z
    .array(z.unknown())
    .default(['private'])
    .catch(['private'])
    .transform((given) => {
      const known = customerTypes.filter((type) => given.includes(type));
      return known.length > 0 ? known : ['private' as const];
    }),
  fields_required: z.array(z.string()).optional().catch(undefined),
  verify_phone: z.boolean().default(false).catch(false),
  verify_email: z.boolean().default(false).catch(false),
  terms: z
    .array(z.unknown())
    .max(12)
    .default([])
    .catch([])
    .transform((given) => given.flatMap((each) => terms.safeParse(each).data ?? [])),
};
const checkoutPage = z.object(members);

/** Data that a company requires of buyers: its entry `order_online_checkout_page`. */
export type CheckoutPageConfig = z.output<typeof checkoutPage>;

interface Ordered {
  vehicle_id: string;
  /** The configuration that was ordered: the journey of a configured vehicle has entries of its own. */
  config_url: string | undefined;
  /** Language of the buyer, for the texts of terms. */
  locale: Locale;
}

/** The configuration of the company that sells a vehicle; its defaults without an entry. */
export async function checkoutPageConfig(
  db: Database,
  { vehicle_id, config_url, locale }: Ordered,
): Promise<CheckoutPageConfig> {
  const [seller] = await db
    .select({ company: dealers.company_uuid, config_url: vehicles.config_url })
    .from(vehicles)
    .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
    .where(eq(vehicles.id, vehicle_id));
  // The address of another configuration has none of them.
  const isConfigured = config_url !== undefined && seller?.config_url === config_url;
  const type = `${isConfigured ? 'config_' : ''}order_online_checkout_page`;
  const entry = await companyEntry(db, seller?.company ?? commonCompany, type);
  const data = inLanguage(entry?.data, locale);
  return checkoutPage.parse(isRecord(data) ? withoutNulls(data) : {});
}

const withoutNulls = (data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
