import { eq } from 'drizzle-orm';
import type { Author } from '../../../audit/author.js';
import { recordChange } from '../../../audit/record-change.js';
import type { Database } from '../../../db/database.js';
import { pages } from '../../../db/schema/index.js';
import { insertRedirect, storeRedirect } from './store-redirect.js';

/**
 * Creates a redirect from a page's old path to its new one, and updates redirects to the old path,
 * so that there are no chains. Returns all affected paths.
 */
export async function createMoveRedirect(
  tx: Database,
  { from, to }: { from: string; to: string },
  author: Author,
): Promise<string[]> {
  const { by, at } = author;
  const leading = await tx.select().from(pages).where(eq(pages.leads_to, from)).for('update');
  for (const row of leading) {
    const target = row.traits.redirect;
    if (!target) continue;
    const moved = { ...target, to: to + target.to.slice(from.length) };
    await storeRedirect(tx, row, { path: row.path, target: moved }, author);
    const details = { path: row.path, to: moved.to };
    const subject = `redirect/${row.id}`;
    await recordChange(tx, { by, at, action: 'redirect.retargeted', subject, details });
  }
  const made = await insertRedirect(tx, { path: from, target: { ...permanent, to } }, author);
  const subject = `redirect/${made.id}`;
  const details = { path: from, to, reason: 'page_moved' };
  await recordChange(tx, { by, at, action: 'redirect.created', subject, details });
  return [from, ...leading.map(({ path }) => path)];
}

const permanent = {
  http_code: 301,
  link_type: 'internal',
  redirect_path: null,
  link_new_window: false,
} as const;
