import type { Locale } from '@mawkib/api-clients/contracts';
import type { OwnOrder } from '@mawkib/api-clients/contracts/purchase';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../db/database.js';
import { dealers } from '../../db/schema/dealers-and-vehicles.js';
import { textsIn } from '../../locale/stored-texts.js';

const chosen = z.looseObject({
  kind: z.enum(['viewing', 'test_drive', 'handover']),
  retailer_id: z.string(),
  date: z.iso.date(),
  slot: z.string().regex(/^\d{2}:\d{2}$/),
});

/** The appointment among a buyer's choices, with its retailer; null if there is none. */
export async function appointmentOf(
  db: Database,
  choices: Record<string, unknown> | null,
  locale: Locale,
): Promise<OwnOrder['appointment']> {
  const { data } = chosen.safeParse(choices?.appointment);
  if (!data) return null;
  const { kind, date, slot, retailer_id } = data;
  const [dealer] = await db.select().from(dealers).where(eq(dealers.id, retailer_id));
  if (!dealer) return null;
  const { name, address, city } = textsIn(dealer.texts, locale);
  const place = [address, city].filter(Boolean).join(' · ');
  return { kind, date, slot, retailer: { name, address: place } };
}
