import type { Paging } from '@mawkib/api-clients/contracts';
import { foldArabic } from '@mawkib/core/locale';
import { asc } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { pages } from '../db/schema/index.js';
import { pageSummary, type SummaryRow } from './staff-page.js';

interface Wanted {
  items: number;
  page: number;
  search?: string | undefined;
}

/**
 * Pages for staff, by path. A search finds path and title in both languages, whatever the spelling
 * of its Arabic letters; a market has at most thousands of pages, so it is done here.
 */
export async function listPageSummaries(db: Database, { items, page, search }: Wanted) {
  const { id, path, title, page_type, kind, version, published_version, updated_at, updated_by } =
    pages;
  const found: SummaryRow[] = await db
    .select({
      id,
      path,
      title,
      page_type,
      kind,
      version,
      published_version,
      updated_at,
      updated_by,
    })
    .from(pages)
    .orderBy(asc(path));
  const matching = search?.trim() ? found.filter(matcher(search)) : found;
  const meta: Paging = { page, items, total: matching.length };
  return { data: matching.slice((page - 1) * items, page * items).map(pageSummary), meta };
}

function matcher(search: string) {
  const words = foldArabic(search).split(/\s+/).filter(Boolean);
  return ({ path, title }: SummaryRow) => {
    const text = foldArabic(`${path} ${title.ar ?? ''} ${title.en ?? ''}`);
    return words.every((word) => text.includes(word));
  };
}
