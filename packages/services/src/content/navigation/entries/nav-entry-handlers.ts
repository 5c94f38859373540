import {
  createNavEntry,
  deleteNavEntry,
  listStaffNavEntries,
  orderNavEntries,
  updateNavEntry,
} from '@mawkib/api-clients/contracts/content';
import { authorOf } from '../../../audit/author.js';
import { type Implementation, implementWith } from '../../../http/implement.js';
import { addEntry, changeEntry, listEntries, orderEntries, removeEntry } from './nav-entries.js';

const implement = implementWith<'db' | 'events' | 'clock' | 'config'>();

/** Administration of navigation entries. */
export const navEntryHandlers: Implementation[] = [
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
];
