import { randomBytes } from 'node:crypto';
import type { PageSettings, StoredBlock } from '@mawkib/api-clients/contracts/content';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import type { Author } from '../../audit/author.js';
import { recordChange } from '../../audit/record-change.js';
import type { Database } from '../../db/database.js';
import { pages } from '../../db/schema/index.js';
import { defaultTraits } from './default-traits.js';
import { changedSettings, columnsOf, type SomeSettings } from './drafts/change-settings.js';
import { checkPageType, checkSettings } from './drafts/check-settings.js';
import { lockPage } from './lock-page.js';
import { pageErrors } from './page-errors.js';
import { freePath, lockPaths } from './paths/page-paths.js';
import { validPath } from './paths/path-checks.js';
import {
  announcePaths,
  type Published,
  supersedeSchedules,
  unpublishedColumns,
} from './publishing/publish-draft.js';
import { searchText } from './search-text.js';
import { removeSearchTexts } from './site-search/store-search-texts.js';
import { draftTree, type PageRow, settingsOf } from './staff-page.js';

type Services = Pick<AppContext, 'db' | 'events' | 'sitePaths'>;

const defaultSettings = (path: string): PageSettings =>
  settingsOf({
    kind: 'page',
    path,
    title: {},
    page_type: null,
    traits: defaultTraits(path),
    blocks: [],
  });

/** Creates a page: a draft without blocks. */
export const createDraft = (
  { db, market, sitePaths }: Services & Pick<AppContext, 'market'>,
  given: SomeSettings & { path: string },
  author: Author,
): Promise<PageRow> => {
  const path = validPath(given.path, 'page', sitePaths);
  const settings = changedSettings(defaultSettings(path), { ...given, path });
  checkPageType(settings.page_type, market);
  return db.transaction((tx) => insertDraft(tx, { settings, blocks: [] }, author));
};

interface Copy {
  id: string;
  path: string;
  title?: PageSettings['title'] | undefined;
}

/** Creates a draft with the blocks and settings of another page. */
export function duplicateDraft(
  { db, catalogue, sitePaths }: Services & Pick<AppContext, 'catalogue'>,
  { id, ...given }: Copy,
  author: Author,
) {
  const path = validPath(given.path, 'page', sitePaths);
  return db.transaction(async (tx) => {
    const [page] = await tx
      .select()
      .from(pages)
      .where(and(eq(pages.id, id), eq(pages.kind, 'page')));
    if (!page) throw pageErrors.unknownPage();
    const { canonical_url: _, ...settings } = settingsOf(page);
    const copy = changedSettings(
      { ...settings, canonical_url: null },
      { title: given.title, path },
    );
    const blocks = draftTree(page.blocks, catalogue);
    return insertDraft(tx, { settings: copy, blocks, details: { copy_of: id } }, author);
  });
}

interface NewDraft {
  settings: PageSettings;
  blocks: StoredBlock[];
  details?: Record<string, unknown>;
}

async function insertDraft(
  tx: Database,
  { settings, blocks, details = {} }: NewDraft,
  { by, at }: Author,
): Promise<PageRow> {
  checkSettings(settings);
  await lockPaths(tx);
  await freePath(tx, settings.path);
  const id = `page-${randomBytes(5).toString('hex')}`;
  const columns = columnsOf(settings, defaultTraits(settings.path));
  const [made] = await tx
    .insert(pages)
    .values({
      id,
      kind: 'page',
      ...columns,
      blocks,
      version: 1,
      search_text: searchText(columns.path, columns.title),
      created_at: at,
      updated_at: at,
      updated_by: by.name,
    })
    .returning();
  const of = { ...details, path: settings.path };
  await recordChange(tx, { by, at, action: 'page.created', subject: `page/${id}`, details: of });
  return made as PageRow;
}

interface Deletion {
  id: string;
  version: number;
  kind: 'page' | 'redirect';
  /** Throws if the caller may not unpublish pages. */
  mayUnpublish(): void;
}

/** Deletes a page or redirect and cancels its schedules. It can be restored. */
export function deleteRow(
  { db, events }: Services,
  { id, version, kind, mayUnpublish }: Deletion,
  { by, at }: Author,
): Promise<Published> {
  return db.transaction(async (tx) => {
    await lockPaths(tx);
    const page = await lockPage(tx, id, version);
    if (page.kind !== kind) throw pageErrors.unknownPage();
    if (page.live_path !== null) mayUnpublish();
    if (page.live_path === '/') throw pageErrors.homePage();
    const [stored] = await tx
      .update(pages)
      .set({ ...unpublishedColumns, deleted_at: at, deleted_by: by.name })
      .where(eq(pages.id, id))
      .returning();
    await removeSearchTexts(tx, id);
    await supersedeSchedules(tx, id, at);
    const subject = `${kind}/${id}`;
    const details = { path: page.path };
    await recordChange(tx, { by, at, action: `${kind}.deleted`, subject, details });
    const paths = page.live_path === null ? [] : [page.live_path];
    await announcePaths({ tx, events }, { id, version, paths });
    return { page: stored as PageRow, paths };
  });
}

/** Restores a deleted page as a draft, at its path or another one. Idempotent. */
export function restoreDraft(
  { db, sitePaths }: Services,
  { id, path: wanted }: { id: string; path?: string | undefined },
  { by, at }: Author,
): Promise<PageRow> {
  const path = wanted === undefined ? undefined : validPath(wanted, 'page', sitePaths);
  return db.transaction(async (tx) => {
    await lockPaths(tx);
    const [page] = await tx
      .select()
      .from(pages)
      .where(and(eq(pages.id, id), eq(pages.kind, 'page'), isNotNull(pages.deleted_at)))
      .for('update');
    if (!page) throw pageErrors.unknownPage();
    const there = path ?? page.path;
    await freePath(tx, there, { id });
    const [stored] = await tx
      .update(pages)
      .set({
        path: there,
        search_text: searchText(there, page.title),
        deleted_at: null,
        deleted_by: null,
        version: page.version + 1,
        updated_at: at,
        updated_by: by.name,
      })
      .where(eq(pages.id, id))
      .returning();
    const details = { path: there };
    await recordChange(tx, { by, at, action: 'page.restored', subject: `page/${id}`, details });
    return stored as PageRow;
  });
}
