import type { Locale } from '@mawkib/api-clients/contracts';
import { orderChoices } from '@mawkib/api-clients/contracts/purchase';
import { joinTexts } from '@mawkib/core/locale';
import type { Database } from '../../db/database.js';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import { choiceRows } from './choice-facts.js';

/** The appointment of an order in words, with its place; undefined if the buyer booked none. */
export async function bookedVisit(
  db: Database,
  choices: Readonly<Record<string, unknown>> | null | undefined,
  vehicle: Vehicle,
  locale: Locale,
): Promise<string | undefined> {
  const { appointment } = orderChoices.safeParse(choices ?? {}).data ?? {};
  if (!appointment || appointment.kind === 'none') return undefined;
  const rows = await choiceRows(db, { appointment }, vehicle, locale);
  return joinTexts(
    rows.map(({ value }) => value),
    locale,
  );
}
