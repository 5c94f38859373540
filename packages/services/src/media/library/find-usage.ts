import type { Localized } from '@mawkib/api-clients/contracts';
import type { MediaUsage } from '@mawkib/api-clients/contracts/media';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';

type UsageRow = { id: string; title: Localized; published: boolean | null };

const maxOfKind = 50;

const named = (column: SQL) => sql`jsonb_build_object('en', ${column}, 'ar', ${column})`;
const names = (text: SQL, id: string) => sql`media_ids(${text}) @> array[${id}]`;

/**
 * Queries for the places that use a file. Their expressions must be exactly those of the indexes in
 * `0081_media_usage.sql`, `0082_media_places.sql` and `0130_navigation_panels.sql`; others would scan whole tables.
 */
export const usageQueries: Record<MediaUsage['kind'], (id: string) => SQL> = {
  page: (id) => {
    const shown = names(sql`published::text`, id);
    return sql`select id, title, coalesce(${shown}, false) as published from pages
      where ${names(sql`blocks::text || traits::text`, id)} or ${shown}`;
  },
  schedule: (id) =>
    sql`select distinct pages.id, pages.title from page_schedules join pages on pages.id = page_id
      where status = 'pending' and ${names(sql`snapshot::text`, id)}`,
  setting: (id) =>
    sql`select key as id, ${named(sql`key`)} as title from settings where ${names(sql`value`, id)}`,
  navigation: (id) =>
    sql`select id, label as title from nav_entries
      where image_id = ${id} or ${names(sql`panel::text`, id)}`,
  metahead: (id) =>
    sql`select id, ${named(sql`id`)} as title from metaheads where ${names(sql`content`, id)}`,
  form: (id) =>
    sql`select id, ${named(sql`name`)} as title from forms where ${names(sql`definition::text`, id)}`,
  offer: (id) =>
    sql`select id, ${named(sql`car_model_key`)} as title from offers
      where ${names(sql`properties::text`, id)}`,
  collection: (id) =>
    sql`select id, jsonb_build_object(lang, title) as title from collection_items
      where image_id = ${id}`,
  model: (id) => sql`select id, names as title from car_models where image_id = ${id}`,
  dealer: (id) =>
    sql`select id, jsonb_build_object('ar', texts #>> '{ar,name}', 'en', texts #>> '{en,name}')
      as title from dealers where image_id = ${id}`,
  vehicle: (id) =>
    sql`select id, ${named(sql`vin`)} as title from vehicles
      where photos @> jsonb_build_array(jsonb_build_object('image_id', ${id}::text))`,
};

/** Usages of a file, max 50 per kind. Reads one index per kind. */
export async function findUsage(db: Database, id: string): Promise<MediaUsage[]> {
  const usages: MediaUsage[] = [];
  for (const [kind, query] of Object.entries(usageQueries) as [
    MediaUsage['kind'],
    typeof usageQueries.page,
  ][]) {
    const found = await rows<UsageRow>(db, sql`${query(id)} limit ${maxOfKind}`);
    for (const { id: itemId, title, published } of found) {
      usages.push({
        kind,
        id: itemId,
        title,
        ...(kind === 'page' && { published: published === true }),
      });
    }
  }
  return usages;
}
