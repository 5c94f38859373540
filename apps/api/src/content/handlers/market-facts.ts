import {
  type AnswerOf,
  getDealers,
  getMetaheads,
  getSettings,
  listTemplates,
} from '@mawkib/api-clients/contracts';
import { templates } from '@mawkib/blocks/definitions';
import { asc, count, eq, isNull, or } from 'drizzle-orm';
import { dealers, metaheads, settings } from '../../db/schema/index.js';
import { type Implementation, implement } from '../../frame/implement.js';

/** What surrounds pages: settings, metaheads, dealers, and the templates of blocks. */
export const marketFacts = (): Implementation[] => [
  implement(getSettings, async (_input, { db }) => {
    const found = await db.select().from(settings).orderBy(asc(settings.key));
    return { data: found.map(({ key, value }) => ({ id: key, key, value })) };
  }),
  implement(getMetaheads, async ({ query }, { db }) => {
    const page = query['q[page_id_equal_or_null]'];
    const global = isNull(metaheads.page_id);
    const data = await db
      .select()
      .from(metaheads)
      .where(page === undefined ? global : or(global, eq(metaheads.page_id, page)))
      .orderBy(asc(metaheads.sequence), asc(metaheads.id));
    return { data };
  }),
  implement(getDealers, async ({ query }, { db }) => {
    const [total] = await db.select({ of: count() }).from(dealers);
    const found = await db
      .select()
      .from(dealers)
      .orderBy(asc(dealers.position), asc(dealers.id))
      .limit(query.items);
    return {
      data: found.map(({ texts, position: _, ...dealer }) => ({
        ...dealer,
        ...texts[query.locale],
      })),
      meta: { page: 1, items: query.items, total: total?.of ?? 0 },
    };
  }),
  implement(listTemplates, (_input, { locale }) => ({
    data: templates(locale) as unknown as AnswerOf<typeof listTemplates>['data'],
  })),
];
