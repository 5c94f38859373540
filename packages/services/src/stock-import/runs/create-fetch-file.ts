import type { ApiConfig } from '../../config/api-config.js';
import {
  createGuardedDownload,
  type GuardedDownload,
} from '../../guarded-fetch/guarded-download.js';
import { isUpstreamError } from '../../guarded-fetch/upstream-error.js';
import type { ImportFiles } from '../import-files.js';
import { RunStoppedError } from '../run-errors.js';
import type { ImportParts } from './run-import.js';

interface Options {
  config: Pick<ApiConfig, 'upstreamLocal' | 'stock'>;
  files: ImportFiles;
  download?: GuardedDownload;
}

/**
 * Downloads the file at a URL, with the validators (ETag, Last-Modified) of the previous download.
 */
export function createFetchFile({ config, files, download }: Options): ImportParts['fetchFile'] {
  const fetch =
    download ??
    createGuardedDownload({
      allowLocal: config.upstreamLocal,
      sizeLimit: config.stock.feedBytes,
      timeLimit: config.stock.feedSeconds * 1000,
    });
  return async ({ url, etag, last_modified }, signal) => {
    const path = await files.draft();
    const host = url && URL.canParse(url) ? new URL(url).host : '';
    const found = await fetch(url ?? '', {
      path,
      etag,
      last_modified,
      ...(signal && { signal }),
    }).catch((error: unknown) => {
      if (!isUpstreamError(error)) throw error;
      const { reason: why, status = 0 } = error;
      throw new RunStoppedError('source_failed', { host, why, status });
    });
    if (!found) return undefined;
    const name = decodeURIComponent(new URL(url ?? '').pathname.split('/').at(-1) || 'feed');
    const kept = await files.keep(path, name.slice(0, 200), found.bytes);
    return { ...kept, etag: found.etag, last_modified: found.last_modified };
  };
}
