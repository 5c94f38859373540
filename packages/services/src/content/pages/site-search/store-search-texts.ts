import type { Catalogue } from '@mawkib/blocks/definitions';
import { locales } from '@mawkib/core/locale';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.js';
import { insertRows } from '../../../db/insert-rows.js';
import { rows } from '../../../db/rows.js';
import { pageSearchTexts } from '../../../db/schema/index.js';
import type { PageSnapshot } from '../../../db/schema/page-snapshot.js';
import { changesByItself, pageTextReader, readPageText } from './read-page-text.js';

/** Pages per transaction. */
const pagesAtOnce = 50;

/** Pages that visitors may find: no redirects, error pages, or pages hidden from search engines. */
export const isSearchable = ({ kind, traits }: PageSnapshot): boolean =>
  kind === 'page' &&
  traits.layout !== 'error' &&
  !traits.disable_seo_tracking &&
  !traits.canonical_url;

/**
 * Stores the texts of a page as it is published, in the transaction of the publication. The
 * announcement then makes every process read them.
 */
export async function storeSearchTexts(
  tx: Database,
  { id, snapshot }: { id: string; snapshot: PageSnapshot },
  { catalogue, now }: { catalogue: Catalogue; now: Date },
): Promise<void> {
  await removeSearchTexts(tx, id);
  if (!isSearchable(snapshot)) return;
  const shared = {
    page_id: id,
    is_scheduled: changesByItself(snapshot, catalogue),
    reader: pageTextReader,
  };
  await insertRows(
    tx,
    pageSearchTexts,
    locales.map((locale) => ({
      ...shared,
      locale,
      ...readPageText(snapshot, { catalogue, locale, now }),
    })),
  );
}

/** Removes the texts of a page that is no longer published. */
export async function removeSearchTexts(tx: Database, id: string): Promise<void> {
  await tx.delete(pageSearchTexts).where(eq(pageSearchTexts.page_id, id));
}

/** Stores the texts of published pages that have none, or that were read in another way. */
export async function fillPageSearchTexts(
  db: Database,
  { catalogue, now }: { catalogue: Catalogue; now: Date },
): Promise<void> {
  let after = '';
  for (;;) {
    const bare = await rows<{ id: string; published: PageSnapshot }>(
      db,
      sql`select id, published from pages
        where published is not null and published ->> 'kind' = 'page' and id > ${after}
          and (select count(*) from page_search_texts
            where page_id = pages.id and reader = ${pageTextReader}) <> ${locales.length}
        order by id limit ${pagesAtOnce}`,
    );
    if (bare.length === 0) return;
    await db.transaction(async (tx) => {
      for (const { id } of bare) {
        const [page] = await rows<{ published: PageSnapshot | null }>(
          tx,
          sql`select published from pages where id = ${id} for update`,
        );
        const snapshot = page?.published;
        if (snapshot) await storeSearchTexts(tx, { id, snapshot }, { catalogue, now });
      }
    });
    after = bare.at(-1)?.id ?? after;
  }
}
