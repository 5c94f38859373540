import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Author } from '../../../audit/author.js';
import type { Database } from '../../../db/database.js';
import { pages, pageVersions } from '../../../db/schema/index.js';
import type { PageSnapshot, RedirectTarget } from '../../../db/schema/page-snapshot.js';
import { defaultTraits } from '../default-traits.js';
import { searchText } from '../search-text.js';
import type { PageRow } from '../staff-page.js';

export interface Redirect {
  path: string;
  target: RedirectTarget;
}

const snapshotOf = ({ path, target }: Redirect): PageSnapshot => ({
  kind: 'redirect',
  path,
  title: { ar: path, en: path },
  page_type: null,
  traits: { ...defaultTraits(path), redirect: target },
  blocks: [],
});

const columnsOf = (snapshot: PageSnapshot, version: number, { by, at }: Author) => ({
  ...snapshot,
  version,
  published_version: version,
  published: snapshot,
  search_text: searchText(snapshot.path, { en: snapshot.traits.redirect?.to }),
  updated_at: at,
  updated_by: by.name,
});

/** Inserts a redirect. Redirects have no draft; visitors get what is stored. */
export async function insertRedirect(
  tx: Database,
  redirect: Redirect,
  author: Author,
): Promise<PageRow> {
  const id = `redirect-${randomBytes(5).toString('hex')}`;
  const snapshot = snapshotOf(redirect);
  const [made] = await tx
    .insert(pages)
    .values({ id, ...columnsOf(snapshot, 1, author), created_at: author.at })
    .returning();
  await storeVersion(tx, made as PageRow, author);
  return made as PageRow;
}

/** Stores the next version of a locked redirect. */
export async function storeRedirect(
  tx: Database,
  row: PageRow,
  redirect: Redirect,
  author: Author,
): Promise<PageRow> {
  const [stored] = await tx
    .update(pages)
    .set(columnsOf(snapshotOf(redirect), row.version + 1, author))
    .where(eq(pages.id, row.id))
    .returning();
  await storeVersion(tx, stored as PageRow, author);
  return stored as PageRow;
}

async function storeVersion(tx: Database, row: PageRow, { by, at }: Author): Promise<void> {
  const snapshot = row.published as PageSnapshot;
  await tx.insert(pageVersions).values({
    page_id: row.id,
    version: row.version,
    snapshot,
    published_at: at,
    published_by: by.name,
  });
}
