import type { AcceptedChange } from '@mawkib/api-clients/contracts/content';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { pageChanges, pages } from '../../db/schema/index.js';
import { pageErrors } from './page-errors.js';
import type { PageRow } from './staff-page.js';

/**
 * Loads a page and locks it until the transaction ends. Throws 409 unless `version` is the current
 * one, and 404 for a deleted page.
 */
export async function lockPage(tx: Database, id: string, version: number): Promise<PageRow> {
  const [page] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), isNull(pages.deleted_at)))
    .for('update');
  if (!page) throw pageErrors.unknownPage();
  if (page.version !== version) {
    throw pageErrors.stale(page.version, await changesSince(tx, id, version));
  }
  return page;
}

async function changesSince(tx: Database, id: string, version: number): Promise<AcceptedChange[]> {
  const found = await tx
    .select()
    .from(pageChanges)
    .where(and(eq(pageChanges.page_id, id), gt(pageChanges.version, version)))
    .orderBy(asc(pageChanges.version));
  return found.map(acceptedChange);
}

export const acceptedChange = (row: typeof pageChanges.$inferSelect): AcceptedChange => ({
  version: row.version,
  by: row.person_name,
  at: row.changed_at.toISOString(),
  operations: row.operations,
  settings: row.settings,
});
