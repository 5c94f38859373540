import { randomUUID } from 'node:crypto';
import {
  type DeclaredPriceRow,
  declarePrice,
  listDeclaredPrices,
  withdrawDeclaredPrice,
} from '@mawkib/api-clients/contracts/content';
import { typedPrices } from '@mawkib/core/typed-prices';
import { and, asc, eq } from 'drizzle-orm';
import { authorOf } from '../../../audit/author.js';
import { recordChange } from '../../../audit/record-change.js';
import type { Database } from '../../../db/database.js';
import { declaredPrices, pages } from '../../../db/schema/index.js';
import { ApiError } from '../../../http/errors/api-error.js';
import { type Implementation, implementWith } from '../../../http/implement.js';
import { marketDay } from '../../../runtime/market-day.js';
import { pageErrors } from '../page-errors.js';

const implement = implementWith<'db' | 'events' | 'clock' | 'config'>();

/** Prices on a page that administrators have approved. */
export const declaredPriceHandlers: Implementation[] = [
  implement(listDeclaredPrices, async ({ params: { id } }, { db }) => {
    await knownPage(db, id);
    const found = await db
      .select()
      .from(declaredPrices)
      .where(eq(declaredPrices.page_id, id))
      .orderBy(asc(declaredPrices.ends_on), asc(declaredPrices.id));
    return { data: found.map(present) };
  }),
  implement(declarePrice, async ({ params: { id: page_id }, body }, context) => {
    const { db, events, clock, config } = context;
    const { by, at } = authorOf(context);
    const [price, other] = typedPrices(body.figure);
    if (!price || other) throw errors.invalidPrice('figure');
    if (body.ends_on < marketDay(clock.now(), config.timeZone))
      throw errors.invalidPrice('ends_on');
    const { amount, currency } = price;
    const row = await db.transaction(async (tx) => {
      await knownPage(tx, page_id);
      const same = and(
        eq(declaredPrices.page_id, page_id),
        eq(declaredPrices.amount, amount),
        eq(declaredPrices.currency, currency),
      );
      await tx.delete(declaredPrices).where(same);
      const [stored] = await tx
        .insert(declaredPrices)
        .values({
          ...{ id: randomUUID(), page_id, ...body, amount, currency },
          ...{ declared_by: by.name, declared_at: at },
        })
        .returning();
      const subject = `page/${page_id}`;
      const details = { ...body };
      await recordChange(tx, { by, at, action: 'price.declared', subject, details });
      await events.announce(tx, 'offers_changed', { ids: [] });
      return stored;
    });
    if (!row) throw new Error('A declared price was not stored');
    return { data: present(row) };
  }),
  implement(withdrawDeclaredPrice, async ({ params: { id } }, context) => {
    const { by, at } = authorOf(context);
    await context.db.transaction(async (tx) => {
      const [gone] = await tx.delete(declaredPrices).where(eq(declaredPrices.id, id)).returning();
      if (!gone) throw errors.unknownPrice();
      const subject = `page/${gone.page_id}`;
      const details = { figure: gone.figure, ends_on: gone.ends_on };
      await recordChange(tx, { by, at, action: 'price.withdrawn', subject, details });
      await context.events.announce(tx, 'offers_changed', { ids: [] });
    });
    return { data: { id, deleted: true as const } };
  }),
];

async function knownPage(db: Database, id: string): Promise<void> {
  const [page] = await db.select({ id: pages.id }).from(pages).where(eq(pages.id, id));
  if (!page) throw pageErrors.unknownPage();
}

const present = (row: typeof declaredPrices.$inferSelect): DeclaredPriceRow => ({
  id: row.id,
  page_id: row.page_id,
  figure: row.figure,
  reason: row.reason,
  ends_on: row.ends_on,
  declared_by: row.declared_by,
  declared_at: row.declared_at.toISOString(),
});

const messages = {
  figure: {
    ar: 'أدخل سعرًا واحدًا مع عملته، مثل: 490 درهمًا.',
    en: 'Enter one price with its currency, for example AED 490.',
  },
  ends_on: {
    ar: 'اختر اليوم أو يومًا بعده.',
    en: 'Choose today or a later day.',
  },
} as const;

const errors = {
  invalidPrice: (field: keyof typeof messages) =>
    new ApiError({
      status: 422,
      code: 'invalid_price',
      title: { ar: 'لا يمكن اعتماد هذا السعر', en: 'This price cannot be approved' },
      errors: [{ field, code: 'invalid', message: messages[field] }],
    }),
  unknownPrice: () =>
    new ApiError({
      status: 404,
      code: 'unknown_price',
      title: { ar: 'السعر غير موجود', en: 'Price not found' },
    }),
};
