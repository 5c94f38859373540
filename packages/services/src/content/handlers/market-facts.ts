import {
  type AnswerOf,
  getDealers,
  getMetaheads,
  getSettings,
  listTemplates,
} from '@mawkib/api-clients/contracts';
import { asc, count, eq, getTableColumns, isNull, or } from 'drizzle-orm';
import { dealers, metaheads } from '../../db/schema/index.js';
import { type Implementation, implement } from '../../http/implement.js';
import { textsIn } from '../../locale/stored-texts.js';
import type { KeptSettings } from '../settings/kept-settings.js';

/** What surrounds pages: settings, metaheads, dealers, and the templates of blocks. */
export const marketFacts = (settings: KeptSettings): Implementation[] => [
  implement(getSettings, () => settings.answer()),
  implement(getMetaheads, async ({ query }, { db }) => {
    const page = query['q[page_id_equal_or_null]'];
    const global = isNull(metaheads.page_id);
    const { version: _, updated_at: __, updated_by: ___, ...told } = getTableColumns(metaheads);
    const data = await db
      .select(told)
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
        ...textsIn(texts, query.locale),
      })),
      meta: { page: 1, items: query.items, total: total?.of ?? 0 },
    };
  }),
  implement(listTemplates, (_input, { locale, catalogue }) => ({
    data: catalogue.templates(locale) as unknown as AnswerOf<typeof listTemplates>['data'],
  })),
];
