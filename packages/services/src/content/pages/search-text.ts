import type { Localized } from '@mawkib/api-clients/contracts';
import { foldArabic } from '@mawkib/core/locale';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { pages } from '../../db/schema/index.js';

/** Search text of a page: path and titles, normalised. */
export const searchText = (path: string, title: Localized): string =>
  foldArabic([path, ...Object.values(title)].join(' '));

/** Matches pages that contain every word, in any spelling of Arabic letters. */
export function matchesText(search: string): SQL | undefined {
  const words = foldArabic(search).split(/\s+/).filter(Boolean);
  return and(...words.map((word) => sql`strpos(${pages.search_text}, ${word}) > 0`));
}

/** Fills in the search text of pages that were stored without one. */
export async function fillSearchTexts(db: Database): Promise<void> {
  const bare = await db
    .select({ id: pages.id, path: pages.path, title: pages.title })
    .from(pages)
    .where(isNull(pages.search_text));
  for (const { id, path, title } of bare) {
    await db
      .update(pages)
      .set({ search_text: searchText(path, title) })
      .where(and(eq(pages.id, id), isNull(pages.search_text)));
  }
}
