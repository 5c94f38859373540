import type { AcceptedChange } from '@mawkib/api-clients/contracts';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { pageChanges, pages } from '../db/schema/index.js';
import { pageRefusals } from './page-refusals.js';
import type { PageRow } from './staff-page.js';

/** The page, held until the transaction ends; refused unless `version` is its present one. */
export async function lockPage(tx: Database, id: string, version: number): Promise<PageRow> {
  const [page] = await tx.select().from(pages).where(eq(pages.id, id)).for('update');
  if (!page) throw pageRefusals.unknownPage();
  if (page.version !== version) {
    throw pageRefusals.stale(page.version, await changesSince(tx, id, version));
  }
  return page;
}

async function changesSince(tx: Database, id: string, version: number): Promise<AcceptedChange[]> {
  const found = await tx
    .select()
    .from(pageChanges)
    .where(and(eq(pageChanges.page_id, id), gt(pageChanges.version, version)))
    .orderBy(asc(pageChanges.version));
  return found.map((change) => ({
    version: change.version,
    by: change.person_name,
    at: change.changed_at.toISOString(),
    operations: change.operations,
  }));
}
