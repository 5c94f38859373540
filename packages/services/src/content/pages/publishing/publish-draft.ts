import { preventsPublication } from '@mawkib/blocks/model';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { AppContext } from '../../../app-context.js';
import type { Author } from '../../../audit/author.js';
import { recordChange } from '../../../audit/record-change.js';
import type { Database } from '../../../db/database.js';
import { pageSchedules, pages, pageVersions } from '../../../db/schema/index.js';
import type { PageSnapshot } from '../../../db/schema/page-snapshot.js';
import type { OfferFacts } from '../../offers/offer-facts.js';
import { lockPage } from '../lock-page.js';
import { pageErrors } from '../page-errors.js';
import { createMoveRedirect } from '../paths/create-move-redirect.js';
import { freePath, lockPaths } from '../paths/page-paths.js';
import { checkFree } from '../paths/path-checks.js';
import { removeSearchTexts, storeSearchTexts } from '../site-search/store-search-texts.js';
import { draftSnapshot, type PageRow } from '../staff-page.js';
import type { PageTruth } from '../truth/page-truth.js';
import { stalePrices } from './stale-prices.js';

export interface Publication {
  id: string;
  /** The version that the client has loaded. */
  version: number;
}

/** The change that visitors see, and the affected paths. */
export interface Published {
  page: PageRow;
  paths: string[];
}

type Publisher = Pick<AppContext, 'db' | 'events' | 'catalogue' | 'sitePaths'>;

/** Data that a page's prices and offers are checked against; `offers` are read before the transaction. */
export interface TruthCheck {
  truth: PageTruth;
  offers: readonly OfferFacts[] | null;
}

/** Publishes a draft: stores it as a version and notifies all processes after the commit. */
export async function publishDraft(
  { db, events, catalogue, sitePaths }: Publisher,
  truth: PageTruth,
  { id, version }: Publication,
  author: Author,
): Promise<Published> {
  const check = { truth, offers: await truth.offers() };
  return db.transaction(async (tx) => {
    await lockPaths(tx);
    const page = await lockPage(tx, id, version);
    if (page.published_version === version) return { page, paths: [] };
    const whole = { version, snapshot: draftSnapshot(page, catalogue) };
    return publish({ tx, events, catalogue, sitePaths, check }, page, whole, author);
  });
}

/** Throws 422 with all problems that prevent publication at a time. */
export async function checkPublishable(
  page: { id: string; snapshot: PageSnapshot },
  { tx, catalogue, sitePaths }: { tx: Database } & Pick<AppContext, 'catalogue' | 'sitePaths'>,
  { truth, offers, at }: TruthCheck & { at: Date },
): Promise<void> {
  const { path, blocks } = page.snapshot;
  checkFree(path, sitePaths);
  const errors = [
    ...catalogue.validate(blocks).filter(preventsPublication),
    ...(await truth.issuesOf(tx, page, { offers, at })),
    ...(await stalePrices(tx, blocks, catalogue.definitionOf)),
  ];
  if (errors.length) throw pageErrors.invalidPage(errors);
}

/**
 * Publishes a version. If the path changed, the old path and its redirects lead to the new one;
 * schedules of this version or older ones are superseded. Requires `lockPaths` and a lock of the
 * page's row.
 */
export async function publish(
  {
    tx,
    events,
    catalogue,
    sitePaths,
    check,
  }: { tx: Database; check: TruthCheck } & Omit<Publisher, 'db'>,
  page: PageRow,
  { version, snapshot }: { version: number; snapshot: PageSnapshot },
  author: Author,
): Promise<Published> {
  const { by, at } = author;
  const { id, live_path: from } = page;
  await checkPublishable({ id, snapshot }, { tx, catalogue, sitePaths }, { ...check, at });
  const traces = await freePath(tx, snapshot.path, { id, from });
  for (const trace of traces) {
    const deletion = { ...unpublishedColumns, deleted_at: at, deleted_by: by.name };
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
  await storeSearchTexts(tx, { id, snapshot }, { catalogue, now: at });
  const moved = from !== null && from !== snapshot.path;
  // No redirect if the draft has already moved back to the old path.
  const left =
    moved && page.path !== from
      ? await createMoveRedirect(tx, { from, to: snapshot.path }, author)
      : [];
  await supersedeSchedules(tx, id, at, { action: 'publish', upTo: version });
  const details = { version, ...(moved && { moved: { from, to: snapshot.path } }) };
  await recordChange(tx, { by, at, action: 'page.published', subject: `page/${id}`, details });
  const paths = [...new Set([snapshot.path, ...(from === null ? [] : [from]), ...left])];
  await announcePaths({ tx, events }, { id, version, paths });
  return { page: live as PageRow, paths };
}

/** Columns of an unpublished page. */
export const unpublishedColumns = { published: null, published_version: null } as const;

/** Unpublishes a page; throws 409 for the home page. Requires a lock of its row. */
export async function unpublish(
  { tx, events }: { tx: Database; events: AppContext['events'] },
  page: PageRow,
  { by, at }: Author,
): Promise<Published> {
  const { id, live_path, version } = page;
  if (live_path === null) return { page, paths: [] };
  if (live_path === '/') throw pageErrors.homePage();
  const [hidden] = await tx
    .update(pages)
    .set(unpublishedColumns)
    .where(eq(pages.id, id))
    .returning();
  await removeSearchTexts(tx, id);
  await supersedeSchedules(tx, id, at, { action: 'unpublish' });
  const details = { version: page.published_version };
  await recordChange(tx, { by, at, action: 'page.unpublished', subject: `page/${id}`, details });
  await announcePaths({ tx, events }, { id, version, paths: [live_path] });
  return { page: hidden as PageRow, paths: [live_path] };
}

/** Announces changed paths, so that all processes clear their caches after the commit. */
export async function announcePaths(
  { tx, events }: { tx: Database; events: AppContext['events'] },
  { id, version, paths }: { id: string; version: number; paths: readonly string[] },
): Promise<void> {
  for (const path of paths) {
    await events.announce(tx, 'page_published', { page_id: id, path, version });
  }
}

/** Ends schedules of a page that a manual change made obsolete. */
export async function supersedeSchedules(
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
