import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { MediaConfig } from '../../config/media-config.js';
import type { MediaRow } from '../../db/schema/media-items.js';
import { isApiError } from '../../http/errors/api-error.js';
import type { ReceivedFile } from '../../http/request/receive-file.js';
import { loggable } from '../../runtime/create-log.js';
import type { FileStore } from '../files/file-store.js';
import { mediaTypesOf } from '../library/library-files.js';
import { mediaErrors } from '../media-errors.js';
import { createWorkQueue } from '../variants/create-work-queue.js';
import { processFile } from './process-file.js';

/** Columns that describe the stored file. */
type StoredColumns = Pick<
  MediaRow,
  'type' | 'format' | 'width' | 'height' | 'focal' | 'bytes' | 'file_key' | 'file_hash'
>;

/** Checks a file, stores it, then calls `record` to write its row. */
export type StoreFile = (
  file: ReceivedFile,
  record: (stored: StoredColumns) => Promise<MediaRow>,
) => Promise<MediaRow>;

interface Parts {
  store: FileStore;
  config: MediaConfig;
  log: Pick<Logger, 'error'>;
}

/** Images are decoded one at a time, because a large one needs 200 MB. */
const queueLimits = { width: 1, max: 8 };

export function createStoreFile({ store, config, log }: Parts): StoreFile {
  const run = createWorkQueue(queueLimits);
  return async (file, record) => {
    const prepared = await run(() => processFile(file, config));
    const { source, ...columns } = prepared;
    const file_key = `originals/${randomUUID()}.${prepared.format}`;
    await store.put(file_key, source, mediaTypesOf[prepared.format]).catch((error) => {
      log.error({ error: loggable(error) }, 'a file could not be stored');
      throw mediaErrors.storeFailed();
    });
    const focal = prepared.type === 'image' ? { x: 0.5, y: 0.5 } : null;
    try {
      return await record({ ...columns, focal, file_key, file_hash: file.hash });
    } catch (error) {
      // After any other failure the row may exist; the sweep deletes the file if it does not.
      if (isApiError(error)) await store.remove(file_key).catch(() => {});
      throw error;
    }
  };
}
