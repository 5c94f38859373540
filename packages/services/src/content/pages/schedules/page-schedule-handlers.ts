import {
  cancelPageSchedule,
  listPageSchedules,
  listSchedules,
  schedulePage,
} from '@mawkib/api-clients/contracts/content';
import { authorOf } from '../../../audit/author.js';
import { type Implementation, implementWith } from '../../../http/implement.js';
import type { PageTruth } from '../truth/page-truth.js';
import {
  cancelSchedule,
  listPending,
  listSchedulesOf,
  schedulePageChange,
} from './page-schedules.js';

const implement = implementWith<'config' | 'catalogue' | 'db' | 'clock' | 'sitePaths'>();

/** Scheduled publication and unpublication of pages. */
export const pageScheduleHandlers = (truth: PageTruth): Implementation[] => [
  implement(schedulePage, async ({ params, body }, context) => ({
    data: await schedulePageChange(context, truth, { page: params.id, ...body }, authorOf(context)),
  })),
  implement(listPageSchedules, ({ params, query }, { db }) =>
    listSchedulesOf(db, params.id, query),
  ),
  implement(listSchedules, ({ query }, { db }) => listPending(db, query)),
  implement(cancelPageSchedule, async ({ params }, context) => ({
    data: await cancelSchedule(context, params.id, authorOf(context)),
  })),
];
