import {
  cancelPageSchedule,
  getPageVersion,
  listPageChanges,
  listPageSchedules,
  listPageVersions,
  listSchedules,
  restorePageVersion,
  schedulePage,
} from '@mawkib/api-clients/contracts';
import { authorOf } from '../../audit/author.js';
import { type Implementation, implement } from '../../http/implement.js';
import { listChanges, listVersions, restoreVersion, wholeVersion } from './drafts/page-history.js';
import {
  cancelSchedule,
  listPending,
  listSchedulesOf,
  scheduleLater,
} from './schedules/page-schedules.js';
import { staffPage } from './staff-page.js';

/** What a page was, and what it will be. */
export const pageHistory: Implementation[] = [
  implement(listPageVersions, ({ params, query }, { db }) => listVersions(db, params.id, query)),
  implement(getPageVersion, async ({ params }, context) => ({
    data: await wholeVersion(context, params.id, params.version),
  })),
  implement(restorePageVersion, async ({ params, body }, context) => {
    const restoration = { id: params.id, past: params.version, version: body.version };
    const page = await restoreVersion(context, restoration, authorOf(context));
    return { data: staffPage(page, context.catalogue) };
  }),
  implement(listPageChanges, ({ params, query }, { db }) => listChanges(db, params.id, query)),
  implement(schedulePage, async ({ params, body }, context) => ({
    data: await scheduleLater(context, { page: params.id, ...body }, authorOf(context)),
  })),
  implement(listPageSchedules, ({ params, query }, { db }) =>
    listSchedulesOf(db, params.id, query),
  ),
  implement(listSchedules, ({ query }, { db }) => listPending(db, query)),
  implement(cancelPageSchedule, async ({ params }, context) => ({
    data: await cancelSchedule(context, params.id, authorOf(context)),
  })),
];
