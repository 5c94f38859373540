import type { CallContext } from '@mawkib/api-clients';
import { type ContentStaffClient, createContentStaffClient } from '@mawkib/api-clients/content';
import { getPageByPath, type Locale, type Role } from '@mawkib/api-clients/contracts';
import { desc } from 'drizzle-orm';
import { auditLog } from '../db/schema/index.js';
import type { Clock } from '../frame/clock.js';
import type { TestApi } from '../testing/test-api.js';

/** The staff client of a person with this role. For tests. */
export async function staffClient(t: TestApi, role: Role): Promise<ContentStaffClient> {
  const who = await t.as(role);
  return createContentStaffClient(((operation: never, input: never, context?: CallContext) =>
    t.api.call(operation, input, { ...context, ...who })) as never);
}

/** What a visitor gets at a path; the code of the problem where there is nothing. */
export const visit = (t: TestApi, path: string, locale: Locale = 'ar') =>
  t.api.call(getPageByPath, { params: { path }, query: { locale } }).then(
    ({ data }) => data,
    (error: { code: string }) => error.code,
  );

/** Actions of the audit log with their subjects, newest first. */
export async function lastChanges(t: TestApi, most = 5) {
  const { action, subject, content } = auditLog;
  return t.database.db
    .select({ action, subject, content })
    .from(auditLog)
    .orderBy(desc(auditLog.seq))
    .limit(most);
}

/** A clock that stands until it is set. */
export function heldClock(start: string): Clock & { set(time: string): void } {
  let now = new Date(start);
  return {
    now: () => now,
    set: (time) => {
      now = new Date(time);
    },
  };
}
