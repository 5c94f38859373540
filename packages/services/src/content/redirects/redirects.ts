import type { ParsedOf } from '@mawkib/api-clients/contracts';
import type { createRedirect, StaffRedirect } from '@mawkib/api-clients/contracts/content';
import { and, count, eq, isNull, ne } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import type { Author } from '../../audit/author.js';
import { recordChange } from '../../audit/record-change.js';
import type { Database } from '../../db/database.js';
import { pages } from '../../db/schema/index.js';
import type { RedirectTarget } from '../../db/schema/page-snapshot.js';
import type { SitePaths } from '../../site-paths.js';
import { pageOrder } from '../pages/list-pages.js';
import { lockPage } from '../pages/lock-page.js';
import { pageErrors } from '../pages/page-errors.js';
import { type RedirectStep, settingErrors } from '../pages/page-setting-errors.js';
import { freePath, lockPaths } from '../pages/paths/page-paths.js';
import { ownPath } from '../pages/paths/pasted-link.js';
import { validPath } from '../pages/paths/path-checks.js';
import { readRedirect } from '../pages/paths/read-redirect.js';
import { insertRedirect, type Redirect, storeRedirect } from '../pages/paths/store-redirect.js';
import { announcePaths } from '../pages/publishing/publish-draft.js';
import { matchesText } from '../pages/search-text.js';
import type { PageRow } from '../pages/staff-page.js';

type Services = Pick<AppContext, 'db' | 'events' | 'config' | 'sitePaths'>;
type Draft = ParsedOf<typeof createRedirect>['body'];

export function staffRedirect(row: Omit<PageRow, 'blocks' | 'published'>): StaffRedirect {
  const { id, path, version, updated_at, updated_by, traits } = row;
  const {
    to = '',
    http_code = 301,
    link_type = 'internal',
    link_new_window = false,
  } = traits.redirect ?? {};
  return {
    id,
    path,
    to,
    http_code,
    link_type,
    link_new_window,
    version,
    updated_at: updated_at.toISOString(),
    updated_by,
  };
}

interface Portion {
  items: number;
  page: number;
  search?: string | undefined;
  sort: Parameters<typeof pageOrder>[0];
}

export async function listRedirectsOf(db: Database, { items, page, search, sort }: Portion) {
  const wanted = and(
    eq(pages.kind, 'redirect'),
    isNull(pages.deleted_at),
    search === undefined ? undefined : matchesText(search),
  );
  const [found, [all]] = await Promise.all([
    db
      .select()
      .from(pages)
      .where(wanted)
      .orderBy(...pageOrder(sort))
      .limit(items)
      .offset((page - 1) * items),
    db.select({ total: count() }).from(pages).where(wanted),
  ]);
  return { data: found.map(staffRedirect), meta: { page, items, total: all?.total ?? 0 } };
}

/** Stores a redirect; it is live at once. Returns its row and the affected paths. */
export function addRedirect(
  { db, events, config, sitePaths }: Services,
  draft: Draft,
  author: Author,
) {
  const redirect = readDraft(draft, config.origin, sitePaths);
  return db.transaction(async (tx) => {
    await lockPaths(tx);
    await checkTarget(tx, redirect);
    const row = await insertRedirect(tx, redirect, author);
    await noteChange(tx, row, 'redirect.created', author);
    await announcePaths({ tx, events }, { id: row.id, version: row.version, paths: [row.path] });
    return { row, paths: [row.path] };
  });
}

/** Changes a redirect; throws 409 if its version is not the current one. */
export function changeRedirect(
  { db, events, config, sitePaths }: Services,
  { id, version, ...draft }: Draft & { id: string; version: number },
  author: Author,
) {
  const redirect = readDraft(draft, config.origin, sitePaths);
  return db.transaction(async (tx) => {
    await lockPaths(tx);
    const before = await lockPage(tx, id, version);
    if (before.kind !== 'redirect') throw pageErrors.unknownPage();
    await checkTarget(tx, redirect, id);
    const row = await storeRedirect(tx, before, redirect, author);
    await noteChange(tx, row, 'redirect.updated', author);
    const paths = [...new Set([before.path, row.path])];
    await announcePaths({ tx, events }, { id, version: row.version, paths });
    return { row, paths };
  });
}

const noteChange = (tx: Database, { id, path, traits }: PageRow, action: string, author: Author) =>
  recordChange(tx, {
    ...author,
    action,
    subject: `redirect/${id}`,
    details: { path, to: traits.redirect?.to },
  });

/** A redirect as it is stored. URLs of this site become paths without a locale. */
function readDraft(
  { to: given, is_file, ...draft }: Draft,
  origin: string,
  site: SitePaths,
): Redirect {
  const path = validPath(draft.path, 'redirect', site);
  const to = ownPath(given, origin) ?? given;
  const { http_code, link_new_window } = draft;
  const link_type: RedirectTarget['link_type'] = is_file ? 'file' : 'internal';
  const target = { to, http_code, link_type, redirect_path: null, link_new_window };
  if (pathOf(to) === path) throw settingErrors.redirectLoop([{ path, to }]);
  const read = readRedirect(path, target);
  if (!read || /^[/\\]{2}/.test(to)) throw settingErrors.invalid([badTarget]);
  return { path, target: { ...target, link_type: read.link_type } };
}

const badTarget = {
  field: 'to',
  code: 'invalid_address',
  message: {
    ar: 'أدخل مسارًا في هذا الموقع، أو عنوان URL يبدأ بـ ‎https://.',
    en: 'Enter a path on this site, or a URL that starts with https://.',
  },
};

/** The path on this site that a URL points to, if any. */
const pathOf = (to: string): string | undefined =>
  to.startsWith('/') ? to.replace(/[?#].*$/, '') || '/' : undefined;

/**
 * Throws 409 if the path is taken, if the redirect would loop, or if it would form a chain, which
 * costs visitors time. `own` is the redirect that is changed.
 */
async function checkTarget(tx: Database, { path, target }: Redirect, own?: string): Promise<void> {
  await freePath(tx, path, own === undefined ? {} : { id: own });
  const first: RedirectStep = { path, to: target.to };
  const before = await tx
    .select({ path: pages.path, traits: pages.traits })
    .from(pages)
    .where(and(eq(pages.leads_to, path), own === undefined ? undefined : ne(pages.id, own)))
    .limit(1);
  const after = await chainFrom(tx, pathOf(target.to), path, own);
  if (after.at(-1)?.to === path || pathOf(after.at(-1)?.to ?? '') === path) {
    throw settingErrors.redirectLoop([first, ...after]);
  }
  const lead = before.map((row) => ({ path: row.path, to: row.traits.redirect?.to ?? '' }));
  if (lead.length + after.length > 0) {
    throw settingErrors.redirectChain([...lead, first, ...after]);
  }
}

const maxSteps = 20;

/** The chain of redirects from a path, ending at `until`. */
async function chainFrom(
  tx: Database,
  start: string | undefined,
  until: string,
  own?: string,
): Promise<RedirectStep[]> {
  const chain: RedirectStep[] = [];
  let at = start;
  while (at !== undefined && at !== until && chain.length < maxSteps) {
    const [next] = await tx
      .select({ path: pages.path, traits: pages.traits })
      .from(pages)
      .where(
        and(
          eq(pages.live_path, at),
          eq(pages.kind, 'redirect'),
          own === undefined ? undefined : ne(pages.id, own),
        ),
      );
    if (!next) break;
    const to = next.traits.redirect?.to ?? '';
    chain.push({ path: at, to });
    at = pathOf(to);
  }
  return chain;
}
