import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import { mediaItems } from '../db/schema/media-items.js';
import { incomingFolder } from '../http/request/receive-file.js';
import type { ServiceModule } from '../http/service-module.js';
import { loggable } from '../runtime/create-log.js';
import { createSweeper } from '../runtime/create-sweeper.js';
import { CachedItems } from './cached-items.js';
import { openMediaFiles } from './files/media-files.js';
import { serveImageFiles } from './images/image-files.js';
import { imageHandlers } from './images/image-handlers.js';
import { serveLibraryFiles } from './library/library-files.js';
import { libraryHandlers } from './library/library-handlers.js';
import { mediaErrors } from './media-errors.js';
import { graceMs, mediaSweepJob } from './media-sweep.job.js';
import { seedPack } from './seed-pack.js';
import { createStoreFile } from './upload/store-file.js';
import { uploadHandlers } from './upload/upload-handlers.js';
import { createDiskCache } from './variants/disk-cache.js';
import { createTonesOf } from './variants/image-tones.js';
import { pictureOf } from './variants/picture.js';
import { createVariantStore } from './variants/variant-store.js';
import { warmUp } from './variants/warm-up.js';

/** Deletes uploads that were interrupted when a process was killed; returns how many. */
export async function sweepIncoming(folder: string, now = Date.now()): Promise<number> {
  let swept = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (!found || found.mtimeMs > now - graceMs) continue;
    await rm(file, { force: true });
    swept += 1;
  }
  return swept;
}

type MediaContext = Pick<AppContext, 'config' | 'db' | 'events' | 'clock' | 'log'>;

/** Max concurrent encoders. */
const encoders = 2;

/** The media service: the library of images, videos and documents, and their files. */
export const mediaModule = (context: MediaContext): ServiceModule => {
  const { config, db, log } = context;
  const items = new CachedItems(context);
  const files = openMediaFiles(config);
  const cache = createDiskCache(path.join(config.dataDir, 'media-cache'), config.media.cacheBytes);
  const variants = createVariantStore({
    cache,
    queue: { width: encoders, max: config.media.maxWaiting },
    log,
    original: (picture) =>
      files.whole(picture).catch((error) => {
        log.error(
          { image: picture.id, error: loggable(error) },
          'the file of an image could not be read',
        );
        throw mediaErrors.storeFailed();
      }),
  });
  const tonesOf = createTonesOf(variants, log);
  const storeFile = createStoreFile({ store: files.store, config: config.media, log });
  const sweeper = createSweeper(context, {
    incoming: () => sweepIncoming(incomingFolder(config.dataDir)),
  });
  let stopWarmUp = () => {};

  const warm = async () => {
    const found = await db.select().from(mediaItems).where(eq(mediaItems.source, 'pack'));
    const pictures = found.flatMap((row) => (row.deleted_at ? [] : (pictureOf(row) ?? [])));
    stopWarmUp = warmUp(pictures, variants, log);
  };

  return {
    name: 'media',
    handlers: [
      ...imageHandlers(items, tonesOf),
      ...libraryHandlers(items),
      ...uploadHandlers({ items, storeFile, config: config.media }),
    ],
    jobs: [mediaSweepJob(context, files.store)],
    routes: (app) => {
      serveImageFiles(app, items, variants);
      serveLibraryFiles(app, items, files);
    },
    start: async () => {
      if (config.picturesFolder !== undefined) await seedPack(context, config.picturesFolder);
      sweeper.start();
      cache.open().catch((error) => {
        log.warn({ error: loggable(error) }, 'the cache of image variants could not be read');
      });
      if (config.warmImages) await warm();
    },
    stop: async () => {
      stopWarmUp();
      await sweeper.stop();
    },
  };
};
