import { subMilliseconds } from 'date-fns';
import { millisecondsInHour } from 'date-fns/constants';
import { and, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import { mediaItems } from '../db/schema/media-items.js';
import type { JobDefinition } from '../jobs/job-queue.js';
import type { FileStore } from './files/file-store.js';

/** Longer than an upload, or a read of a deleted file, can take. */
export const graceMs = millisecondsInHour;

const atOnce = 200;

/** Deletes files without a row, and then rows of deleted files. */
export function mediaSweepJob(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  store: FileStore,
): JobDefinition {
  const sweep = async (keys: string[], since: Date) => {
    const used = await db
      .select({ key: mediaItems.file_key })
      .from(mediaItems)
      .where(
        and(
          inArray(mediaItems.file_key, keys),
          or(isNull(mediaItems.deleted_at), gt(mediaItems.deleted_at, since)),
        ),
      );
    const usedKeys = new Set(used.map(({ key }) => key));
    for (const key of keys) if (!usedKeys.has(key)) await store.remove(key);
  };
  return {
    name: 'media_sweep',
    every: '23 * * * *',
    retries: 2,
    run: async (_data, { signal }) => {
      const since = subMilliseconds(clock.now(), graceMs);
      let keys: string[] = [];
      for await (const { key, modified } of store.list()) {
        signal.throwIfAborted();
        if (modified > since) continue;
        keys.push(key);
        if (keys.length < atOnce) continue;
        await sweep(keys, since);
        keys = [];
      }
      if (keys.length) await sweep(keys, since);
      await db
        .delete(mediaItems)
        .where(and(eq(mediaItems.source, 'upload'), lt(mediaItems.deleted_at, since)));
    },
  };
}
