import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.js';
import { pages } from '../../../db/schema/index.js';
import { settingErrors } from '../setting-refusals.js';

/** Any number; whoever gives or takes a path takes turns under it, before any page's row. */
const lockKey = 7_240_170;

/** Until the transaction ends nobody else gives a path to a page or takes one away. */
export async function lockPaths(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
}

export interface PathHolder {
  id: string;
  kind: 'page' | 'redirect';
  path: string;
  leads_to: string | null;
}

/** Who else has a path, as a draft or on the site. Under `lockPaths`. */
export async function pathHolders(tx: Database, path: string, own?: string): Promise<PathHolder[]> {
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
 * Refuses a path that somebody else has. A redirect that leads to the page itself (`from`) is what
 * an earlier move left behind: it makes way, and is answered to be taken away.
 */
export async function freePath(
  tx: Database,
  path: string,
  { id, from = null }: { id?: string; from?: string | null } = {},
): Promise<PathHolder[]> {
  const holders = await pathHolders(tx, path, id);
  const isOwnTrace = ({ kind, leads_to }: PathHolder) =>
    kind === 'redirect' && from !== null && leads_to === from;
  const other = holders.find((holder) => !isOwnTrace(holder));
  if (other) throw settingErrors.pathTaken(path, other);
  return holders;
}

/** A page's path as it is stored: one slash in front, none at the end; the home page is `/`. */
export function pagePath(path: string): string {
  const inner = path.replace(/^\/+|\/+$/g, '');
  return `/${inner}`;
}
