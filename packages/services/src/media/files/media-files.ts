import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { MarketConfig } from '../../config/api-config.js';
import type { MediaRow } from '../../db/schema/media-items.js';
import { createFolderStore } from './create-folder-store.js';
import { createS3Store } from './create-s3-store.js';
import type { ByteRange, FileStore } from './file-store.js';

type StoredItem = Pick<MediaRow, 'source' | 'file_key'>;

/** Media files, of the market's image pack or of the store. */
export interface MediaFiles {
  store: FileStore;
  /** A file or a range of it; null if it is missing. */
  open(item: StoredItem, range?: ByteRange): Promise<Readable | null>;
  /** The whole file of an image; throws if it is missing. */
  whole(item: StoredItem): Promise<Buffer>;
}

export function openMediaFiles({
  dataDir,
  media,
  picturesFolder,
}: Pick<MarketConfig, 'dataDir' | 'media' | 'picturesFolder'>): MediaFiles {
  const store = media.s3 ? createS3Store(media.s3) : createFolderStore(path.join(dataDir, 'media'));
  const open: MediaFiles['open'] = async ({ source, file_key }, range) =>
    source === 'pack'
      ? picturesFolder === undefined
        ? null
        : createReadStream(path.join(picturesFolder, file_key), range)
      : store.read(file_key, range);
  return {
    store,
    open,
    whole: async (item) => {
      const stream = await open(item);
      if (!stream) throw new Error(`The file ${item.file_key} of the library is missing`);
      return buffer(stream);
    },
  };
}
