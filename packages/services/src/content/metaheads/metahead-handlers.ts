import {
  createMetahead,
  deleteMetahead,
  getMetaheads,
  listStaffMetaheads,
  orderMetaheads,
  updateMetahead,
} from '@mawkib/api-clients/contracts/content';
import { asc, eq, getTableColumns, isNull, or } from 'drizzle-orm';
import { authorOf } from '../../audit/author.js';
import { metaheads } from '../../db/schema/index.js';
import { type Implementation, implementWith } from '../../http/implement.js';
import {
  addMetahead,
  changeMetahead,
  listMetaheads,
  orderOfMetaheads,
  removeMetahead,
} from './staff-metaheads.js';

const implement = implementWith<'db' | 'events' | 'clock'>();

/** Metaheads of the site and of a page, and their administration. */
export const metaheadHandlers: Implementation[] = [
  implement(getMetaheads, async ({ query }, { db }) => {
    const page = query['q[page_id_equal_or_null]'];
    const global = isNull(metaheads.page_id);
    const {
      version: _,
      updated_at: __,
      updated_by: ___,
      ...publicColumns
    } = getTableColumns(metaheads);
    const data = await db
      .select(publicColumns)
      .from(metaheads)
      .where(page === undefined ? global : or(global, eq(metaheads.page_id, page)))
      .orderBy(asc(metaheads.sequence), asc(metaheads.id));
    return { data };
  }),
  implement(listStaffMetaheads, ({ query }, { db }) => listMetaheads(db, query)),
  implement(createMetahead, async ({ body }, context) => ({
    data: await addMetahead(context, body, authorOf(context)),
  })),
  implement(updateMetahead, async ({ params, body }, context) => {
    const { version, ...draft } = body;
    const edit = { id: params.id, version, draft };
    return { data: await changeMetahead(context, edit, authorOf(context)) };
  }),
  implement(deleteMetahead, async ({ params, query }, context) => ({
    data: await removeMetahead(context, { ...params, ...query }, authorOf(context)),
  })),
  implement(orderMetaheads, async ({ body }, context) => ({
    data: await orderOfMetaheads(context, body.ids, authorOf(context)),
  })),
];
