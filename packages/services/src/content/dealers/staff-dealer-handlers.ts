import { createHash } from 'node:crypto';
import type { Localized } from '@mawkib/api-clients/contracts';
import {
  listStaffDealers,
  type StaffDealer,
  updateDealer,
} from '@mawkib/api-clients/contracts/content';
import { asc, eq } from 'drizzle-orm';
import { authorOf } from '../../audit/author.js';
import type { Dealer, DealerTexts } from '../../db/schema/dealers-and-vehicles.js';
import { dealers } from '../../db/schema/index.js';
import { type Implementation, implementWith } from '../../http/implement.js';
import { createChangeRunner } from '../create-change-runner.js';
import { staleErrors } from '../stale-errors.js';
import { dealerErrors } from './dealer-errors.js';

const implement = implementWith<'db' | 'events' | 'clock'>();

/** Lock key of changes of dealers; any unique number. */
const change = createChangeRunner(7_240_184);

/** Administration of dealers. */
export const staffDealerHandlers: Implementation[] = [
  implement(listStaffDealers, async (_input, { db }) => ({
    data: (await db.select().from(dealers).orderBy(asc(dealers.position), asc(dealers.id))).map(
      staffDealerOf,
    ),
  })),
  implement(updateDealer, async ({ params: { id }, body }, context) => {
    const { version, hours, services } = body;
    const data = await change(context, authorOf(context), async (tx) => {
      const [before] = await tx.select().from(dealers).where(eq(dealers.id, id)).for('update');
      if (!before) throw dealerErrors.unknownDealer();
      const current = staffDealerOf(before);
      if (current.version !== version) throw staleErrors.staleDealer(current);
      const [after] = await tx
        .update(dealers)
        .set({ hours, services })
        .where(eq(dealers.id, id))
        .returning();
      return {
        value: staffDealerOf(after ?? before),
        action: 'dealer.updated',
        subject: `dealer/${id}`,
        details: { dealer_code: before.dealer_code, hours, services },
      };
    });
    return { data };
  }),
];

function staffDealerOf({ id, dealer_code, texts, hours, services }: Dealer): StaffDealer {
  const textOf = (name: keyof DealerTexts): Localized =>
    Object.fromEntries(Object.entries(texts).map(([locale, own]) => [locale, own?.[name] ?? '']));
  return {
    id,
    dealer_code,
    name: textOf('name'),
    city: textOf('city'),
    hours_text: textOf('opening_hours'),
    hours,
    services,
    version: versionOf(hours, services),
  };
}

/** Two equal states have the same version. The database orders the members of JSON by itself. */
const versionOf = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
