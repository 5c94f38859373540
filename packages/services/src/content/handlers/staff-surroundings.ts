import {
  createMetahead,
  createNavEntry,
  deleteMetahead,
  deleteNavEntry,
  listStaffMetaheads,
  listStaffNavEntries,
  orderMetaheads,
  orderNavEntries,
  updateMetahead,
  updateNavEntry,
} from '@mawkib/api-clients/contracts';
import { authorOf } from '../../audit/author.js';
import { type Implementation, implement } from '../../http/implement.js';
import {
  addMetahead,
  changeMetahead,
  listMetaheads,
  orderOfMetaheads,
  removeMetahead,
} from '../metaheads/staff-metaheads.js';
import {
  addEntry,
  changeEntry,
  listEntries,
  orderEntries,
  removeEntry,
} from '../navigation/nav-entries.js';

/** The navigation and the meta heads, for those who change them. */
export const staffSurroundings: Implementation[] = [
  implement(listStaffNavEntries, async (_input, { db }) => ({ data: await listEntries(db) })),
  implement(createNavEntry, async ({ body }, context) => ({
    data: await addEntry(context, body, authorOf(context)),
  })),
  implement(updateNavEntry, async ({ params, body }, context) => {
    const { version, ...draft } = body;
    const edit = { id: params.id, version, draft };
    return { data: await changeEntry(context, edit, authorOf(context)) };
  }),
  implement(deleteNavEntry, async ({ params, query }, context) => ({
    data: await removeEntry(context, { ...params, ...query }, authorOf(context)),
  })),
  implement(orderNavEntries, async ({ params, body }, context) => ({
    data: await orderEntries(context, { ...params, ...body }, authorOf(context)),
  })),
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
