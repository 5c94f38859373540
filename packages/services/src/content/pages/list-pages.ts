import type { ParsedOf } from '@mawkib/api-clients/contracts';
import type { listPages } from '@mawkib/api-clients/contracts/content';
import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { pages } from '../../db/schema/index.js';
import { matchesText } from './search-text.js';
import { pageSummary, summaryColumns } from './staff-page.js';

type Query = ParsedOf<typeof listPages>['query'];

/** Pages for staff. The search matches path and title in both languages. */
export async function listPageSummaries(db: Database, query: Query) {
  const { items, page, search, kind, page_type, status, sort } = query;
  const wanted = and(
    ofStatus[status],
    kind && eq(pages.kind, kind),
    page_type === undefined ? undefined : eq(pages.page_type, page_type),
    search === undefined ? undefined : matchesText(search),
  );
  const [found, [all]] = await Promise.all([
    db
      .select(summaryColumns)
      .from(pages)
      .where(wanted)
      .orderBy(...pageOrder(sort))
      .limit(items)
      .offset((page - 1) * items),
    db.select({ total: count() }).from(pages).where(wanted),
  ]);
  return { data: found.map(pageSummary), meta: { page, items, total: all?.total ?? 0 } };
}

/** Sort order of pages and redirects. */
export function pageOrder(sort: Query['sort']): SQL[] {
  const order = sort.startsWith('-') ? desc : asc;
  return [order(sort.endsWith('path') ? pages.path : pages.updated_at), order(pages.id)];
}

const isThere = isNull(pages.deleted_at);
const ofStatus: Record<Query['status'], SQL | undefined> = {
  all: isThere,
  draft: and(isThere, isNull(pages.published_version)),
  published: and(isThere, isNotNull(pages.published_version)),
  changed: and(isThere, sql`${pages.version} > ${pages.published_version}`),
  deleted: isNotNull(pages.deleted_at),
};
