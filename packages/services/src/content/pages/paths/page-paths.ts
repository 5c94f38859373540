import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.js';
import { pages } from '../../../db/schema/index.js';
import { settingErrors } from '../page-setting-errors.js';

/** Lock key of path changes; any unique number. Lock it before any page's row. */
const lockKey = 7_240_170;

/** Prevents other path changes until the transaction ends. */
export async function lockPaths(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
}

export interface PathOwner {
  id: string;
  kind: 'page' | 'redirect';
  path: string;
  leads_to: string | null;
}

/** Other pages and redirects with a path, in a draft or published. Requires `lockPaths`. */
export async function pathOwners(tx: Database, path: string, own?: string): Promise<PathOwner[]> {
  const { id, kind, leads_to } = pages;
  return tx
    .select({ id, kind, path: pages.path, leads_to })
    .from(pages)
    .where(
      and(
        own === undefined ? undefined : ne(id, own),
        isNull(pages.deleted_at),
        or(eq(pages.path, path), eq(pages.live_path, path)),
      ),
    );
}

/**
 * Throws 409 if a path is taken. A redirect to the page itself (`from`), from an earlier move, is
 * not a conflict; it is returned and must be deleted.
 */
export async function freePath(
  tx: Database,
  path: string,
  { id, from = null }: { id?: string; from?: string | null } = {},
): Promise<PathOwner[]> {
  const owners = await pathOwners(tx, path, id);
  const isOwnRedirect = ({ kind, leads_to }: PathOwner) =>
    kind === 'redirect' && from !== null && leads_to === from;
  const other = owners.find((owner) => !isOwnRedirect(owner));
  if (other) throw settingErrors.pathTaken(path, other);
  return owners;
}

/** Normalises a page's path: one leading slash, no trailing slash; the home page is `/`. */
export function pagePath(path: string): string {
  const inner = path.replace(/^\/+|\/+$/g, '');
  return `/${inner}`;
}
