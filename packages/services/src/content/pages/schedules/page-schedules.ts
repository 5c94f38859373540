import { randomUUID } from 'node:crypto';
import type { ParsedOf } from '@mawkib/api-clients/contracts';
import type { PageSchedule, schedulePage } from '@mawkib/api-clients/contracts/content';
import { addMilliseconds } from 'date-fns';
import { millisecondsInDay } from 'date-fns/constants';
import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import type { AppContext } from '../../../app-context.js';
import type { Author } from '../../../audit/author.js';
import { recordChange } from '../../../audit/record-change.js';
import type { Database } from '../../../db/database.js';
import { pageSchedules, pages } from '../../../db/schema/index.js';
import { lockPage } from '../lock-page.js';
import { pageErrors } from '../page-errors.js';
import { settingErrors } from '../page-setting-errors.js';
import { freePath, lockPaths } from '../paths/page-paths.js';
import { checkPublishable } from '../publishing/publish-draft.js';
import { draftSnapshot } from '../staff-page.js';
import type { PageTruth } from '../truth/page-truth.js';
import { toInstant } from './to-instant.js';

const furthestDays = 730;

const { id, page_id, action, status, local_time, time_zone, due_at, version } = pageSchedules;
const { created_at, person_name, finished_at, reason } = pageSchedules;
const columns = {
  id,
  page_id,
  action,
  status,
  local_time,
  time_zone,
  due_at,
  version,
  created_at,
  person_name,
  finished_at,
  reason,
  path: pages.path,
  title: pages.title,
};
type Row = Awaited<ReturnType<typeof selectSchedules>>[number];

const selectSchedules = (db: Database, wanted: SQL | undefined) =>
  db.select(columns).from(pageSchedules).innerJoin(pages, eq(pages.id, page_id)).where(wanted);

const present = ({ local_time: at, person_name: created_by, ...row }: Row): PageSchedule => ({
  ...row,
  at,
  created_by,
  due_at: row.due_at.toISOString(),
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
});

async function presentOne(db: Database, schedule: string): Promise<PageSchedule> {
  const [row] = await selectSchedules(db, eq(id, schedule));
  if (!row) throw settingErrors.unknownSchedule();
  return present(row);
}

interface Portion {
  items: number;
  page: number;
}

/** All schedules of a page, newest first. */
export async function listSchedulesOf(db: Database, page: string, portion: Portion) {
  const [known] = await db.select({ id: pages.id }).from(pages).where(eq(pages.id, page));
  if (!known) throw pageErrors.unknownPage();
  return listed(db, eq(page_id, page), portion, [desc(created_at), desc(id)]);
}

/** Pending schedules of all pages, soonest first. */
export const listPending = (db: Database, portion: Portion) =>
  listed(db, eq(status, 'pending'), portion, [asc(due_at), asc(id)]);

async function listed(db: Database, wanted: SQL, { items, page }: Portion, order: SQL[]) {
  const [found, [all]] = await Promise.all([
    selectSchedules(db, wanted)
      .orderBy(...order)
      .limit(items)
      .offset((page - 1) * items),
    db.select({ total: count() }).from(pageSchedules).where(wanted),
  ]);
  return { data: found.map(present), meta: { page, items, total: all?.total ?? 0 } };
}

type ScheduleRequest = ParsedOf<typeof schedulePage>['body'] & { page: string };

/**
 * Schedules the publication of the current draft, or an unpublication, at a local time of the
 * market.
 */
export async function schedulePageChange(
  context: Pick<AppContext, 'db' | 'clock' | 'config' | 'catalogue' | 'sitePaths'>,
  truth: PageTruth,
  wanted: ScheduleRequest,
  { by, at }: Author,
): Promise<PageSchedule> {
  const { db, clock, config, catalogue } = context;
  const { timeZone } = config;
  const isPublication = wanted.action === 'publish';
  const offers = isPublication ? await truth.offers() : null;
  return db.transaction(async (tx) => {
    const due = readTime(toInstant(wanted.at, timeZone), clock.now());
    await lockPaths(tx);
    const page = await lockPage(tx, wanted.page, wanted.version);
    if (page.kind !== 'page') throw pageErrors.unknownPage();
    if (!isPublication && page.path === '/') throw pageErrors.homePage();
    const snapshot = draftSnapshot(page, catalogue);
    if (isPublication) {
      await checkPublishable(
        { id: page.id, snapshot },
        { tx, ...context },
        { truth, offers, at: due },
      );
      await freePath(tx, snapshot.path, { id: page.id, from: page.live_path });
    }
    const [waiting] = await tx
      .select({ id })
      .from(pageSchedules)
      .where(and(eq(page_id, page.id), eq(action, wanted.action), eq(status, 'pending')));
    if (waiting) throw settingErrors.alreadyScheduled(waiting.id);
    const schedule = randomUUID();
    await tx.insert(pageSchedules).values({
      id: schedule,
      page_id: page.id,
      action: wanted.action,
      status: 'pending',
      local_time: wanted.at,
      time_zone: timeZone,
      due_at: due,
      version: isPublication ? page.version : null,
      snapshot: isPublication ? snapshot : null,
      created_at: at,
      person_id: by.id,
      person_name: by.name,
    });
    const details = {
      schedule_id: schedule,
      action: wanted.action,
      due_at: due.toISOString(),
      ...(isPublication && { version: page.version }),
    };
    const subject = `page/${page.id}`;
    await recordChange(tx, { by, at, action: 'page.scheduled', subject, details });
    return presentOne(tx, schedule);
  });
}

function readTime(due: Date | undefined, now: Date): Date {
  if (!due) throw settingErrors.invalidTime('no_such_time');
  if (due <= now) throw settingErrors.invalidTime('past');
  if (due > addMilliseconds(now, furthestDays * millisecondsInDay))
    throw settingErrors.invalidTime('too_far');
  return due;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Cancels a pending schedule. Idempotent. */
export function cancelSchedule(
  { db }: Pick<AppContext, 'db'>,
  schedule: string,
  { by, at }: Author,
): Promise<PageSchedule> {
  if (!uuid.test(schedule)) throw settingErrors.unknownSchedule();
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(pageSchedules).where(eq(id, schedule)).for('update');
    if (!row) throw settingErrors.unknownSchedule();
    if (row.status === 'cancelled') return presentOne(tx, schedule);
    if (row.status !== 'pending') throw settingErrors.scheduleOver();
    await tx
      .update(pageSchedules)
      .set({ status: 'cancelled', finished_at: at, snapshot: null })
      .where(eq(id, schedule));
    const details = { schedule_id: schedule, action: row.action };
    const subject = `page/${row.page_id}`;
    await recordChange(tx, { by, at, action: 'page.schedule_cancelled', subject, details });
    return presentOne(tx, schedule);
  });
}
