import type { Call } from '@mawkib/api-clients';
import type { Locale, Role } from '@mawkib/api-clients/contracts';
import {
  cancelPageSchedule,
  createMetahead,
  createNavEntry,
  createPage,
  createRedirect,
  deleteMetahead,
  deleteNavEntry,
  deletePage,
  deleteRedirect,
  deleteSiteSetting,
  duplicatePage,
  getPage,
  getPageByPath,
  getPageVersion,
  getSiteSetting,
  listPageChanges,
  listPageSchedules,
  listPages,
  listPageTypes,
  listPageVersions,
  listRedirects,
  listSchedules,
  listSettingVersions,
  listSiteSettings,
  listStaffMetaheads,
  listStaffNavEntries,
  listTemplates,
  orderMetaheads,
  orderNavEntries,
  previewPage,
  publishPage,
  restorePage,
  restorePageVersion,
  savePage,
  saveSiteSetting,
  schedulePage,
  unpublishPage,
  updateMetahead,
  updateNavEntry,
  updatePageSettings,
  updateRedirect,
} from '@mawkib/api-clients/contracts/content';
import { bindOperations, type Methods } from '@mawkib/api-clients/testing';
import { desc } from 'drizzle-orm';
import { auditLog } from '../db/schema/index.js';
import type { Clock } from '../runtime/clock.js';
import type { TestApi } from '../testing/test-api.js';

const operations = {
  cancelPageSchedule,
  createMetahead,
  createNavEntry,
  createPage,
  createRedirect,
  deleteMetahead,
  deleteNavEntry,
  deletePage,
  deleteRedirect,
  deleteSiteSetting,
  duplicatePage,
  getPage,
  getPageVersion,
  getSiteSetting,
  listPageChanges,
  listPageSchedules,
  listPageVersions,
  listPages,
  listPageTypes,
  listRedirects,
  listSchedules,
  listSettingVersions,
  listSiteSettings,
  listStaffMetaheads,
  listStaffNavEntries,
  listTemplates,
  orderMetaheads,
  orderNavEntries,
  previewPage,
  publishPage,
  restorePage,
  restorePageVersion,
  savePage,
  saveSiteSetting,
  schedulePage,
  unpublishPage,
  updateMetahead,
  updateNavEntry,
  updatePageSettings,
  updateRedirect,
};

/** One method for each content operation of staff. */
export type ContentStaff = Methods<typeof operations>;

/** A client signed in with this role. For tests. */
export async function staffClient(t: TestApi, role: Role): Promise<ContentStaff> {
  const who = await t.as(role);
  const call: Call = (operation, input, context) =>
    t.api.call(operation, input, { ...context, ...who });
  return bindOperations(call, operations);
}

/** The page that a visitor gets at a path, or the error code. */
export const visit = (t: TestApi, path: string, locale: Locale = 'ar') =>
  t.api.call(getPageByPath, { params: { path }, query: { locale } }).then(
    ({ data }) => data,
    (error: { code: string }) => error.code,
  );

/** The latest actions of the audit log with their subjects, newest first. */
export async function lastChanges(t: TestApi, max = 5) {
  const { action, subject, content } = auditLog;
  return t.database.db
    .select({ action, subject, content })
    .from(auditLog)
    .orderBy(desc(auditLog.seq))
    .limit(max);
}

/** A clock that stands still until it is set. */
export function heldClock(start: string): Clock & { set(time: string): void } {
  let now = new Date(start);
  return {
    now: () => now,
    set: (time) => {
      now = new Date(time);
    },
  };
}
