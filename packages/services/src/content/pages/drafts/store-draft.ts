import type { StoredBlock } from '@mawkib/api-clients/contracts/content';
import type { TreeOperation } from '@mawkib/blocks/operations';
import { eq } from 'drizzle-orm';
import type { Author } from '../../../audit/author.js';
import type { Database } from '../../../db/database.js';
import { pageChanges, pages } from '../../../db/schema/index.js';
import type { StoredOperation } from '../../../db/schema/page-snapshot.js';
import { pageErrors } from '../page-errors.js';
import { searchText } from '../search-text.js';
import type { PageRow } from '../staff-page.js';

const maxBlocks = 1000;
const maxBytes = 8_000_000;

export interface DraftChange {
  operations?: readonly TreeOperation[];
  /** Names of changed settings. */
  settings?: readonly string[];
  /** The new values of the draft. */
  draft: Partial<Pick<PageRow, 'blocks' | 'path' | 'title' | 'page_type' | 'traits'>>;
}

/** Stores the next version of a locked draft, with its change record. */
export async function storeDraft(
  tx: Database,
  page: PageRow,
  { operations = [], settings = [], draft }: DraftChange,
  { by, at }: Author,
): Promise<PageRow> {
  if (draft.blocks) checkSize(draft.blocks);
  const version = page.version + 1;
  await tx.insert(pageChanges).values({
    page_id: page.id,
    version,
    operations: operations as unknown as StoredOperation[],
    settings: [...settings],
    person_id: by.id,
    person_name: by.name,
    changed_at: at,
  });
  const { path, title } = { ...page, ...draft };
  const [stored] = await tx
    .update(pages)
    .set({
      ...draft,
      version,
      search_text: searchText(path, title),
      updated_at: at,
      updated_by: by.name,
    })
    .where(eq(pages.id, page.id))
    .returning();
  return stored as PageRow;
}

function checkSize(blocks: readonly StoredBlock[]): void {
  if (blocks.length > maxBlocks || JSON.stringify(blocks).length > maxBytes) {
    throw pageErrors.tooLarge();
  }
}
