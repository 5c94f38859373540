import type { PageSummary, StaffPage, StoredBlock } from '@mawkib/api-clients/contracts';
import { definitionOf } from '@mawkib/blocks/definitions';
import { migrateBlock } from '@mawkib/blocks/model';
import type { pages } from '../db/schema/index.js';
import type { PageSnapshot } from './page-snapshot.js';

export type PageRow = typeof pages.$inferSelect;
export type SummaryRow = Omit<PageRow, 'blocks' | 'published' | 'traits'>;

export function pageSummary(row: SummaryRow): PageSummary {
  const { id, path, title, page_type, kind, version, published_version, updated_by } = row;
  return {
    id,
    path,
    title,
    page_type,
    kind,
    version,
    published_version,
    updated_at: row.updated_at.toISOString(),
    updated_by,
  };
}

export function staffPage(row: PageRow): StaffPage {
  const { meta_title, meta_description, image_id } = row.traits;
  const blocks = draftTree(row.blocks);
  return { ...pageSummary(row), meta_title, meta_description, image_id, blocks };
}

/** The draft in its definitions' present versions; what cannot be migrated is left as it is. */
export function draftTree(blocks: StoredBlock[]): StoredBlock[] {
  return blocks.map((block) => {
    const definition = definitionOf(block.template);
    return definition ? migrateBlock(block, definition).block : block;
  });
}

/** The draft as it would be published. */
export function draftSnapshot(row: PageRow): PageSnapshot {
  const { kind, path, title, page_type, traits } = row;
  return { kind, path, title, page_type, traits, blocks: draftTree(row.blocks) };
}
