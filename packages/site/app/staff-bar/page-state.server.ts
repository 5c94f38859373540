import type { CallContext } from '@mawkib/api-clients';
import type { Role } from '@mawkib/api-clients/contracts';
import { getPage, listPageSchedules } from '@mawkib/api-clients/contracts/content';
import type { Person } from '@mawkib/api-clients/contracts/identity';
import type { SiteContext } from '../context/site-context.ts';
import { nullOnFailure } from '../request/null-on-failure.ts';

/** State of a page, for the staff bar. */
export interface PageState {
  /** Paths without the language; `live` is null if visitors cannot open the page. */
  paths: { draft: string; live: string | null };
  /** The draft has changes that are not published. */
  differs: boolean;
  /** The next change by schedule; `at` is ISO 8601. */
  next: { action: 'publish' | 'unpublish'; at: string } | null;
}

const editing: readonly Role[] = ['editor', 'publisher', 'admin'];

/** State of a page for staff who edit pages; null for others, or if it cannot be loaded. */
export async function loadPageState(
  site: Pick<SiteContext, 'call' | 'log'>,
  { id, person, ...context }: { id: string; person: Person | null } & CallContext,
): Promise<PageState | null> {
  if (!person?.roles.some((role) => editing.includes(role))) return null;
  const params = { id };
  const found = await nullOnFailure(
    site,
    `The state of page ${id}`,
    Promise.all([
      site.call(getPage, { params }, context),
      site.call(listPageSchedules, { params, query: { items: 100 } }, context),
    ]),
  );
  if (!found) return null;
  const [{ data: page }, { data: schedules }] = found;
  const [next] = schedules
    .filter(({ status }) => status === 'pending')
    .sort((a, b) => a.due_at.localeCompare(b.due_at));
  return {
    paths: { draft: page.path, live: page.live_path },
    differs: page.published_version !== null && page.version !== page.published_version,
    next: next ? { action: next.action, at: next.due_at } : null,
  };
}
