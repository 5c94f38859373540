import * as z from 'zod';
import { baseVersion, envelope, listOf, localized, pageQuery } from '../envelope.js';
import { operation } from '../operation.js';
import { pageEditors, pageId, pagePublishers } from './staff-pages.js';

export const scheduleActions = ['publish', 'unpublish'] as const;
export const scheduleStatuses = ['pending', 'done', 'cancelled', 'superseded', 'failed'] as const;

/**
 * A scheduled publication or removal of a page. `superseded`: the page changed before the time;
 * `failed`: `reason` is the error code.
 */
export const pageSchedule = z.looseObject({
  id: z.string(),
  page_id: z.string(),
  path: z.string(),
  title: localized,
  action: z.enum(scheduleActions),
  status: z.enum(scheduleStatuses),
  /** Local time in the market's time zone: `2026-12-01T09:00`. */
  at: z.string(),
  time_zone: z.string(),
  due_at: z.string(),
  /** The version to publish. */
  version: z.int().nullable(),
  created_at: z.string(),
  created_by: z.string(),
  finished_at: z.string().nullable(),
  reason: z.string().nullable(),
});
export type PageSchedule = z.infer<typeof pageSchedule>;

/**
 * Schedules publishing the draft at `version`, exactly as it is now, or taking the page offline.
 * Times are local to the market. A page can have one pending schedule of each kind (409
 * `already_scheduled`).
 */
export const schedulePage = operation({
  id: 'schedulePage',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/schedules',
  status: 201,
  access: pagePublishers,
  summary: 'Publishes or unpublishes a page later',
  params: pageId,
  body: z.object({
    action: z.enum(scheduleActions),
    at: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
    version: baseVersion,
  }),
  errors: {
    unknown_page: 404,
    stale_version: 409,
    already_scheduled: 409,
    path_taken: 409,
    invalid_settings: 422,
    home_page: 409,
    invalid_page: 422,
    invalid_time: 422,
  },
  response: envelope(pageSchedule),
});

/** Newest first. */
export const listPageSchedules = operation({
  id: 'listPageSchedules',
  service: 'content',
  method: 'GET',
  path: '/pages/:id/schedules',
  access: pageEditors,
  summary: "A page's schedule, and what became of it",
  params: pageId,
  query: z.object(pageQuery(100, 20)),
  errors: { unknown_page: 404 },
  response: listOf(pageSchedule),
});

/** Pending schedules of all pages, the next one first. */
export const listSchedules = operation({
  id: 'listSchedules',
  service: 'content',
  method: 'GET',
  path: '/page_schedules',
  access: pageEditors,
  summary: 'What is published and unpublished next',
  query: z.object(pageQuery(100, 50)),
  response: listOf(pageSchedule),
});

/** Cancels a schedule; repeating the call has no effect. 409 `schedule_over` after its time. */
export const cancelPageSchedule = operation({
  id: 'cancelPageSchedule',
  service: 'content',
  method: 'DELETE',
  path: '/page_schedules/:id',
  access: pagePublishers,
  summary: 'Takes a schedule back',
  params: z.object({ id: z.string().max(100) }),
  errors: { unknown_schedule: 404, schedule_over: 409 },
  response: envelope(pageSchedule),
});
