import { join } from 'node:path';
import type { Logger } from 'pino';
import { loggable } from '../../runtime/create-log.js';
import { type Variant, variantName } from '../image-sizes.js';
import { createWorkQueue, type QueueLimits, type Urgency } from './create-work-queue.js';
import type { DiskCache } from './disk-cache.js';
import type { Picture } from './picture.js';
import { renderVariant } from './render-variant.js';

export interface StoredVariant {
  bytes: Buffer;
  etag: string;
}

export interface VariantStore {
  /** Throws 503 `busy` when too many variants wait for an encoder. */
  get(picture: Picture, variant: Variant, urgency?: Urgency): Promise<StoredVariant>;
}

interface Options {
  cache: DiskCache;
  queue: QueueLimits;
  log: Pick<Logger, 'warn'>;
  /** The original file of an image. */
  original(picture: Picture): Promise<Buffer>;
  render?: typeof renderVariant;
}

/**
 * Variants cached on disk, rendered on first request. Concurrent requests for a variant share one
 * rendering, and files are written atomically. A changed image, focal point or renderer changes the
 * cache key.
 */
export function createVariantStore({
  cache,
  queue,
  log,
  original,
  render = renderVariant,
}: Options): VariantStore {
  const run = createWorkQueue(queue);
  const pending = new Map<string, Promise<StoredVariant>>();

  const load = async (picture: Picture, variant: Variant, urgency: Urgency) => {
    const name = variantName(variant);
    const key = join(picture.id, picture.look, name);
    const etag = `"${picture.look}-${name}"`;
    const stored = await cache.get(key);
    if (stored) return { bytes: stored, etag };
    const bytes = await run(async () => render(await original(picture), picture, variant), urgency);
    await cache.set(key, bytes).catch((error) => {
      log.warn({ image: picture.id, error: loggable(error) }, 'an image variant was not cached');
    });
    return { bytes, etag };
  };

  return {
    get(picture, variant, urgency = 'urgent') {
      const key = `${picture.id}/${picture.look}/${variantName(variant)}/${urgency}`;
      const inFlight = pending.get(key);
      if (inFlight) return inFlight;
      const loading = load(picture, variant, urgency).finally(() => pending.delete(key));
      pending.set(key, loading);
      return loading;
    },
  };
}
