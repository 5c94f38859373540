import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';
import { mediaItems } from '../../db/schema/media-items.js';
import type { StockRunRow } from '../../db/schema/stock-import-tables.js';
import type { GuardedDownload } from '../../guarded-fetch/guarded-download.js';
import { isUpstreamError } from '../../guarded-fetch/upstream-error.js';
import { isApiError } from '../../http/errors/api-error.js';
import type { JobDefinition } from '../../jobs/job-queue.js';
import { searchText } from '../../media/search-text.js';
import type { StoreFile } from '../../media/upload/store-file.js';
import type { ImportFiles } from '../import-files.js';
import { pictureJob } from '../runs/import-jobs.js';
import { findRun } from '../stored-runs.js';

/**
 * Reports an address without a picture, once for each vehicle of the run's source that uses it. The
 * row is that of this run's file; 0 for a vehicle that the run has not changed.
 */
async function reportBroken(
  tx: Database,
  { id, source_id }: StockRunRow,
  { url, reason }: { url: string; reason: string },
): Promise<void> {
  const photo = JSON.stringify([{ url }]);
  await tx.execute(sql`insert into stock_report (run_id, row, outcome, vehicle_id, notes)
    select ${id}::uuid, coalesce(of.row, 0), 'repaired', v.id,
      jsonb_build_array(jsonb_build_object('row', coalesce(of.row, 0), 'code', 'broken_picture',
        'field', 'photos', 'value', ${url.slice(0, 200)}::text, 'reason', ${reason}::text))
    from vehicles v
    join vehicle_sources s on s.vehicle_id = v.id and s.source_id = ${source_id}
    left join (select vehicle_id, min(row) as row from stock_report
      where run_id = ${id} and row > 0 and vehicle_id is not null group by vehicle_id) of
      on of.vehicle_id = v.id
    where v.retired_at is null and v.photos @> ${photo}::jsonb
    order by of.row, v.id`);
  await tx.execute(sql`update stock_runs set broken_pictures = broken_pictures + 1
    where id = ${id}`);
}

interface Parts {
  files: Pick<ImportFiles, 'draft'>;
  keep: StoreFile;
  download: GuardedDownload;
}

/** Addresses that are looked up and fetched concurrently. */
const atOnce = 40;
const fetchedAtOnce = 4;

/**
 * Fetches the pictures of a run that the library does not have. Each address is fetched once and
 * equal bytes are stored once; failures are added to the run's report.
 */
export const stockPicturesJob = (
  { db, clock, events }: Pick<AppContext, 'db' | 'clock' | 'events'>,
  { files, keep, download }: Parts,
): JobDefinition => {
  const store = async (path: string, bytes: number, url: string): Promise<string> => {
    const digest = createHash('sha256');
    for await (const chunk of createReadStream(path)) digest.update(chunk as Buffer);
    const hash = digest.digest('base64url');
    const [same] = await db
      .select({ id: mediaItems.id })
      .from(mediaItems)
      .where(and(eq(mediaItems.file_hash, hash), isNull(mediaItems.deleted_at)))
      .limit(1);
    if (same) return same.id;
    const now = clock.now();
    const name = decodeURIComponent(new URL(url).pathname.split('/').at(-1) || 'picture').slice(
      0,
      200,
    );
    const facts = {
      id: `stock/${createHash('sha256').update(hash).digest('hex').slice(0, 24)}`,
      source: 'upload' as const,
      kind: 'stock',
      name,
      title: {},
      alt: {},
      tags: ['stock'],
      created_at: now,
      created_by: null,
      updated_at: now,
    };
    const file = { path, bytes, hash, discard: async () => {} };
    const kept = await keep(file, async (taken) => {
      if (taken.type !== 'image') throw new Error('not_a_picture');
      const fresh = { ...facts, ...taken };
      const [row] = await db
        .insert(mediaItems)
        .values({ ...fresh, search_text: searchText(fresh) })
        .onConflictDoUpdate({ target: mediaItems.id, set: { ...taken, deleted_at: null } })
        .returning();
      if (!row) throw new Error('The picture was not stored');
      await events.announce(db, 'media_changed', { ids: [row.id] });
      return row;
    });
    return kept.id;
  };

  /** The picture at an address, or the reason for the failure. */
  const fetchPicture = async (url: string, signal: AbortSignal) => {
    const path = await files.draft();
    try {
      const found = await download(url, { path, signal, accept: 'image/*' });
      return { image_id: await store(path, found?.bytes ?? 0, url), reason: null };
    } catch (error) {
      signal.throwIfAborted();
      if (isUpstreamError(error)) return { image_id: null, reason: error.reason };
      if (isApiError(error)) return { image_id: null, reason: error.details.code };
      if (error instanceof Error && error.message === 'not_a_picture') {
        return { image_id: null, reason: error.message };
      }
      throw error;
    } finally {
      await rm(path, { force: true });
    }
  };

  return {
    name: pictureJob,
    retries: 3,
    run: async ({ run: id = '' }, { signal }) => {
      const run = await findRun(db, id);
      const since = run.created_at.toISOString();
      const of = sql`vehicles v join vehicle_sources s on s.vehicle_id = v.id
        and s.source_id = ${run.source_id} and v.retired_at is null`;
      for (;;) {
        signal.throwIfAborted();
        const waiting = await rows<{ url: string }>(
          db,
          sql`select distinct p.photo ->> 'url' as url
            from ${of} cross join lateral jsonb_array_elements(v.photos) p (photo)
            where p.photo ->> 'image_id' = '' and not exists (select from stock_pictures k
              where k.url = p.photo ->> 'url'
                and (k.image_id is not null or k.tried_at > ${since}::timestamptz))
            limit ${atOnce}`,
        );
        const urls = waiting.map(({ url }) => url);
        for (let at = 0; at < urls.length; at += fetchedAtOnce) {
          await Promise.all(
            urls.slice(at, at + fetchedAtOnce).map(async (url) => {
              const { image_id, reason } = await fetchPicture(url, signal);
              await db.transaction(async (tx) => {
                await tx.execute(sql`insert into stock_pictures (url, image_id, reason, tried_at)
                  values (${url}, ${image_id}, ${reason}, ${clock.now().toISOString()}::timestamptz)
                  on conflict (url) do update set image_id = excluded.image_id,
                    reason = excluded.reason, tried_at = excluded.tried_at`);
                if (reason !== null) await reportBroken(tx, run, { url, reason });
              });
            }),
          );
        }
        // Includes pictures that were fetched for another vehicle meanwhile.
        await db.execute(sql`update vehicles v set updated_at = now(), photos = found.photos
          from (select v.id, jsonb_agg(case when k.image_id is null or p.photo ->> 'image_id' <> ''
              then p.photo else p.photo || jsonb_build_object('image_id', k.image_id) end
              order by p.place) as photos
            from ${of} cross join lateral jsonb_array_elements(v.photos) with ordinality p (photo, place)
            left join stock_pictures k on k.url = p.photo ->> 'url'
            group by v.id
            having bool_or(p.photo ->> 'image_id' = '' and k.image_id is not null)) found
          where found.id = v.id`);
        if (urls.length < atOnce) return;
      }
    },
  };
};
