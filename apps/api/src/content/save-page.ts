import type { Person, StoredBlock } from '@mawkib/api-clients/contracts';
import { definitionOf } from '@mawkib/blocks/definitions';
import { applyAll, readOperation, type TreeOperation } from '@mawkib/blocks/operations';
import { eq } from 'drizzle-orm';
import { pageChanges, pages } from '../db/schema/index.js';
import type { Kernel } from '../frame/kernel.js';
import { lockPage } from './lock-page.js';
import { pageRefusals } from './page-refusals.js';
import type { StoredOperation } from './page-snapshot.js';
import { draftTree, type PageRow } from './staff-page.js';

const mostBlocks = 1000;
const mostBytes = 8_000_000;

export interface Save {
  id: string;
  /** The version that the operations were made on. */
  version: number;
  operations: readonly unknown[];
  by: Person;
}

/**
 * Applies operations to a draft: all of them or none, on exactly the version they were made on. The
 * change is recorded under the number of the version it makes.
 */
export function savePageChanges({ db, clock }: Pick<Kernel, 'db' | 'clock'>, save: Save) {
  const operations = save.operations.map(asOperation);
  return db.transaction(async (tx): Promise<PageRow> => {
    const page = await lockPage(tx, save.id, save.version);
    const applied = applyAll(draftTree(page.blocks), operations, definitionOf);
    if (!applied.ok) throw pageRefusals.invalidOperation(applied.at, applied.failure);
    const blocks = [...applied.tree] as StoredBlock[];
    if (blocks.length > mostBlocks || JSON.stringify(blocks).length > mostBytes) {
      throw pageRefusals.tooLarge();
    }
    const version = page.version + 1;
    const changed_at = clock.now();
    await tx.insert(pageChanges).values({
      page_id: page.id,
      version,
      operations: operations as unknown as StoredOperation[],
      person_id: save.by.id,
      person_name: save.by.name,
      changed_at,
    });
    const [saved] = await tx
      .update(pages)
      .set({ blocks, version, updated_at: changed_at, updated_by: save.by.name })
      .where(eq(pages.id, page.id))
      .returning();
    return saved as PageRow;
  });
}

function asOperation(input: unknown, at: number): TreeOperation {
  const operation = readOperation(input);
  if (operation) return operation;
  const message = { ar: 'صيغة التعديل غير صالحة.', en: 'The change is malformed.' };
  throw pageRefusals.invalidOperation(at, { kind: 'malformed', message });
}
