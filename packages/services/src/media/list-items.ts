import type { Paging, ParsedOf } from '@mawkib/api-clients/contracts';
import type { listMedia } from '@mawkib/api-clients/contracts/media';
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { type MediaRow, mediaItems } from '../db/schema/media-items.js';
import { searchQuery } from './search-text.js';

type Query = ParsedOf<typeof listMedia>['query'];

const columns = {
  created_at: mediaItems.created_at,
  updated_at: mediaItems.updated_at,
  name: mediaItems.name,
};

/** One page of media files, filtered and sorted in the database. */
export async function listItems(
  db: Database,
  { items, page, search, tag, type, sort }: Query,
): Promise<{ rows: MediaRow[]; meta: Paging }> {
  const words = searchQuery(search);
  const wanted = and(
    isNull(mediaItems.deleted_at),
    type && eq(mediaItems.type, type),
    tag ? sql`${mediaItems.tags} @> array[${tag}]::text[]` : undefined,
    words
      ? sql`to_tsvector('simple', ${mediaItems.search_text}) @@ to_tsquery('simple', ${words})`
      : undefined,
  );
  const order = sort.startsWith('-') ? desc : asc;
  const column = columns[sort.replace(/^-/, '') as keyof typeof columns];
  const [total] = await db.select({ of: count() }).from(mediaItems).where(wanted);
  const rows = await db
    .select()
    .from(mediaItems)
    .where(wanted)
    .orderBy(order(column), order(mediaItems.id))
    .limit(items)
    .offset((page - 1) * items);
  return { rows, meta: { page, items, total: total?.of ?? 0 } };
}
