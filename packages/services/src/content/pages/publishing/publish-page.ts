import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { AppContext } from '../../../app-context.js';
import { recordChange } from '../../../audit/audit-log.js';
import type { Author } from '../../../audit/author.js';
import type { Database } from '../../../db/database.js';
import { pageSchedules, pages, pageVersions } from '../../../db/schema/index.js';
import type { PageSnapshot } from '../../../db/schema/page-snapshot.js';
import { lockPage } from '../lock-page.js';
import { pageErrors } from '../page-refusals.js';
import { checkFree } from '../paths/check-path.js';
import { leaveRedirect } from '../paths/leave-redirect.js';
import { freePath, lockPaths } from '../paths/page-paths.js';
import { draftSnapshot, type PageRow } from '../staff-page.js';

export interface Publication {
  id: string;
  /** The version that whoever publishes has seen. */
  version: number;
}

/** What changed for visitors, and where they notice. */
export interface Published {
  page: PageRow;
  paths: string[];
}

type Publisher = Pick<AppContext, 'db' | 'events' | 'catalogue' | 'sitePaths'>;

/** Makes the draft what visitors get, keeps it whole, and tells every process once it is so. */
export function publishDraft(
  { db, events, catalogue, sitePaths }: Publisher,
  { id, version }: Publication,
  author: Author,
): Promise<Published> {
  return db.transaction(async (tx) => {
    await lockPaths(tx);
    const page = await lockPage(tx, id, version);
    if (page.published_version === version) return { page, paths: [] };
    const whole = { version, snapshot: draftSnapshot(page, catalogue) };
    return goLive({ tx, events, catalogue, sitePaths }, page, whole, author);
  });
}

/** Refuses what visitors may not get, saying what is wrong and where. */
export function checkPublishable(
  { path, blocks }: PageSnapshot,
  { catalogue, sitePaths }: Pick<AppContext, 'catalogue' | 'sitePaths'>,
): void {
  checkFree(path, sitePaths);
  const errors = catalogue.validate(blocks).filter(({ severity }) => severity === 'error');
  if (errors.length) throw pageErrors.invalidPage(errors);
}

/**
 * Shows a version to visitors. At a new path the old one leads there, and so does whatever led to
 * the old one; what waited to publish this version or an older one is superseded. Under `lockPaths`,
 * with the page's row held.
 */
export async function goLive(
  { tx, events, catalogue, sitePaths }: { tx: Database } & Omit<Publisher, 'db'>,
  page: PageRow,
  { version, snapshot }: { version: number; snapshot: PageSnapshot },
  author: Author,
): Promise<Published> {
  const { by, at } = author;
  const { id, live_path: from } = page;
  checkPublishable(snapshot, { catalogue, sitePaths });
  const traces = await freePath(tx, snapshot.path, { id, from });
  for (const trace of traces) {
    const deletion = { ...gone, deleted_at: at, deleted_by: by.name };
    await tx.update(pages).set(deletion).where(eq(pages.id, trace.id));
    const subject = `redirect/${trace.id}`;
    const why = { path: trace.path, reason: 'page_moved_back' };
    await recordChange(tx, { by, at, action: 'redirect.deleted', subject, details: why });
  }
  const whole = { snapshot, published_at: at, published_by: by.name };
  await tx
    .insert(pageVersions)
    .values({ page_id: id, version, ...whole })
    .onConflictDoUpdate({ target: [pageVersions.page_id, pageVersions.version], set: whole });
  const [live] = await tx
    .update(pages)
    .set({ published: snapshot, published_version: version })
    .where(eq(pages.id, id))
    .returning();
  const moved = from !== null && from !== snapshot.path;
  // A draft that is already on its way back needs the old path for itself.
  const left =
    moved && page.path !== from ? await leaveRedirect(tx, { from, to: snapshot.path }, author) : [];
  await supersede(tx, id, at, { action: 'publish', upTo: version });
  const details = { version, ...(moved && { moved: { from, to: snapshot.path } }) };
  await recordChange(tx, { by, at, action: 'page.published', subject: `page/${id}`, details });
  const paths = [...new Set([snapshot.path, ...(from === null ? [] : [from]), ...left])];
  await tellVisitors({ tx, events }, { id, version, paths });
  return { page: live as PageRow, paths };
}

/** What is not on the site. */
export const gone = { published: null, published_version: null } as const;

/** Takes a page off the site; the home page stays. With the page's row held. */
export async function takeOff(
  { tx, events }: { tx: Database; events: AppContext['events'] },
  page: PageRow,
  { by, at }: Author,
): Promise<Published> {
  const { id, live_path, version } = page;
  if (live_path === null) return { page, paths: [] };
  if (live_path === '/') throw pageErrors.homePage();
  const [hidden] = await tx.update(pages).set(gone).where(eq(pages.id, id)).returning();
  await supersede(tx, id, at, { action: 'unpublish' });
  const details = { version: page.published_version };
  await recordChange(tx, { by, at, action: 'page.unpublished', subject: `page/${id}`, details });
  await tellVisitors({ tx, events }, { id, version, paths: [live_path] });
  return { page: hidden as PageRow, paths: [live_path] };
}

/** Every process forgets what it kept for these paths, once the transaction is committed. */
export async function tellVisitors(
  { tx, events }: { tx: Database; events: AppContext['events'] },
  { id, version, paths }: { id: string; version: number; paths: readonly string[] },
): Promise<void> {
  for (const path of paths) {
    await events.announce(tx, 'page_published', { page_id: id, path, version });
  }
}

/** Ends what waits for a page, because it happened by hand. */
export async function supersede(
  tx: Database,
  page_id: string,
  at: Date,
  { action, upTo }: { action?: 'publish' | 'unpublish'; upTo?: number } = {},
): Promise<void> {
  await tx
    .update(pageSchedules)
    .set({ status: 'superseded', finished_at: at, snapshot: null })
    .where(
      and(
        eq(pageSchedules.page_id, page_id),
        eq(pageSchedules.status, 'pending'),
        action && eq(pageSchedules.action, action),
        upTo === undefined
          ? undefined
          : or(isNull(pageSchedules.version), lte(pageSchedules.version, upTo)),
      ),
    );
}
