import type {
  PageSettings,
  PageSummary,
  StaffPage,
  StoredBlock,
} from '@mawkib/api-clients/contracts/content';
import type { Catalogue } from '@mawkib/blocks/definitions';
import { pages } from '../../db/schema/index.js';
import type { PageSnapshot } from '../../db/schema/page-snapshot.js';

export type PageRow = typeof pages.$inferSelect;

const {
  id,
  path,
  live_path,
  title,
  page_type,
  kind,
  version,
  published_version,
  created_at,
  updated_at,
  updated_by,
  deleted_at,
  deleted_by,
} = pages;

/** Columns of a page in lists, without the block trees. */
export const summaryColumns = {
  id,
  path,
  live_path,
  title,
  page_type,
  kind,
  version,
  published_version,
  created_at,
  updated_at,
  updated_by,
  deleted_at,
  deleted_by,
};
export type SummaryRow = Pick<PageRow, keyof typeof summaryColumns>;

export function pageSummary(row: SummaryRow): PageSummary {
  return {
    id: row.id,
    path: row.path,
    live_path: row.live_path,
    title: row.title,
    page_type: row.page_type,
    kind: row.kind,
    version: row.version,
    published_version: row.published_version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by,
    deleted_at: row.deleted_at?.toISOString() ?? null,
    deleted_by: row.deleted_by,
  };
}

export function staffPage(row: PageRow, catalogue: Catalogue): StaffPage {
  const { redirect: _, ...traits } = row.traits;
  return { ...pageSummary(row), date: null, ...traits, blocks: draftTree(row.blocks, catalogue) };
}

/**
 * The draft, migrated to the current block schemas; blocks that cannot be migrated stay unchanged.
 */
export const draftTree = (blocks: StoredBlock[], { migrate }: Catalogue): StoredBlock[] =>
  blocks.map(migrate);

/** Snapshot of the draft as it would be published. */
export function draftSnapshot(row: PageRow, catalogue: Catalogue): PageSnapshot {
  const { kind, path, title, page_type, traits } = row;
  return { kind, path, title, page_type, traits, blocks: draftTree(row.blocks, catalogue) };
}

/** Settings of a draft or of a version. */
export function settingsOf({ path, title, page_type, traits }: PageSnapshot): PageSettings {
  const { redirect: _, ...rest } = traits;
  return { path, title, page_type, date: null, ...rest };
}
