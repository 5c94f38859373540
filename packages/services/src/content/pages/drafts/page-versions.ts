import { isDeepStrictEqual } from 'node:util';
import type { StoredBlock, WholePageVersion } from '@mawkib/api-clients/contracts/content';
import type { TreeOperation } from '@mawkib/blocks/operations';
import { and, count, desc, eq } from 'drizzle-orm';
import type { AppContext } from '../../../app-context.js';
import type { Author } from '../../../audit/author.js';
import { recordChange } from '../../../audit/record-change.js';
import type { Database } from '../../../db/database.js';
import { pageChanges, pages, pageVersions } from '../../../db/schema/index.js';
import { acceptedChange, lockPage } from '../lock-page.js';
import { pageErrors } from '../page-errors.js';
import { settingErrors } from '../page-setting-errors.js';
import { draftSnapshot, draftTree, type PageRow, settingsOf } from '../staff-page.js';
import { columnsOf, namesOfChanges } from './change-settings.js';
import { appliedTo } from './save-page-changes.js';
import { storeDraft } from './store-draft.js';

interface Portion {
  items: number;
  page: number;
}

async function findSummary(db: Database, id: string) {
  const { published_version } = pages;
  const [page] = await db.select({ published_version }).from(pages).where(eq(pages.id, id));
  if (!page) throw pageErrors.unknownPage();
  return page;
}

/** Published versions, newest first. */
export async function listVersions(db: Database, id: string, { items, page }: Portion) {
  const { published_version } = await findSummary(db, id);
  const ofPage = eq(pageVersions.page_id, id);
  const [found, [all]] = await Promise.all([
    db
      .select()
      .from(pageVersions)
      .where(ofPage)
      .orderBy(desc(pageVersions.version))
      .limit(items)
      .offset((page - 1) * items),
    db.select({ total: count() }).from(pageVersions).where(ofPage),
  ]);
  const data = found.map((row) => versionSummary(row, published_version));
  return { data, meta: { page, items, total: all?.total ?? 0 } };
}

const versionSummary = (
  { version, snapshot, published_at, published_by }: typeof pageVersions.$inferSelect,
  live: number | null,
) => ({
  version,
  published_at: published_at.toISOString(),
  published_by,
  path: snapshot.path,
  title: snapshot.title,
  is_live: version === live,
});

async function findVersion(db: Database, id: string, version: number) {
  const [row] = await db
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.page_id, id), eq(pageVersions.version, version)));
  if (!row) throw settingErrors.unknownVersion();
  return row;
}

/** A published version, with its blocks migrated to the current schema. */
export async function getVersion(
  { db, catalogue }: Pick<AppContext, 'db' | 'catalogue'>,
  id: string,
  version: number,
): Promise<WholePageVersion> {
  const { published_version } = await findSummary(db, id);
  const row = await findVersion(db, id, version);
  const blocks = draftTree(row.snapshot.blocks, catalogue);
  return { ...versionSummary(row, published_version), settings: settingsOf(row.snapshot), blocks };
}

/** Saved changes of a draft, newest first. */
export async function listChanges(db: Database, id: string, { items, page }: Portion) {
  await findSummary(db, id);
  const ofPage = eq(pageChanges.page_id, id);
  const [found, [all]] = await Promise.all([
    db
      .select()
      .from(pageChanges)
      .where(ofPage)
      .orderBy(desc(pageChanges.version))
      .limit(items)
      .offset((page - 1) * items),
    db.select({ total: count() }).from(pageChanges).where(ofPage),
  ]);
  return { data: found.map(acceptedChange), meta: { page, items, total: all?.total ?? 0 } };
}

interface Restoration {
  id: string;
  /** The published version to restore. */
  past: number;
  /** The draft version that the client has loaded. */
  version: number;
}

/** Restores a published version as the draft, as one more change made of operations. */
export function restoreVersion(
  { db, catalogue }: Pick<AppContext, 'db' | 'catalogue'>,
  { id, past, version }: Restoration,
  author: Author,
): Promise<PageRow> {
  return db.transaction(async (tx) => {
    const page = await lockPage(tx, id, version);
    if (page.kind !== 'page') throw pageErrors.unknownPage();
    const { snapshot } = await findVersion(tx, id, past);
    const draft = draftSnapshot(page, catalogue);
    const operations = operationsBetween(draft.blocks, draftTree(snapshot.blocks, catalogue));
    const before = settingsOf(draft);
    const after = { ...settingsOf(snapshot), path: before.path };
    const settings = namesOfChanges(before, after);
    if (operations.length === 0 && settings.length === 0) return page;
    const blocks = appliedTo(draft.blocks, operations, catalogue);
    const columns = { ...columnsOf(after, page.traits), blocks };
    const stored = await storeDraft(tx, page, { operations, settings, draft: columns }, author);
    const details = { version: stored.version, restored: past };
    const subject = `page/${id}`;
    await recordChange(tx, { ...author, action: 'page.version_restored', subject, details });
    return stored;
  });
}

/**
 * Operations that turn one tree into another: equal blocks at the start and the end stay, those
 * between are replaced.
 */
export function operationsBetween(
  before: readonly StoredBlock[],
  after: readonly StoredBlock[],
): TreeOperation[] {
  let start = 0;
  while (start < before.length && isDeepStrictEqual(before[start], after[start])) start++;
  let end = 0;
  const max = Math.min(before.length, after.length) - start;
  while (end < max && isDeepStrictEqual(before.at(-1 - end), after.at(-1 - end))) end++;
  const removed = before.slice(start, before.length - end);
  const added = after.slice(start, after.length - end);
  return [
    ...removed.map(({ id }) => ({ kind: 'remove_block' as const, block: id })),
    ...added.map((block, at) => ({ kind: 'insert_block' as const, index: start + at, block })),
  ];
}
