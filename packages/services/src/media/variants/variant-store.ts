import { join } from 'node:path';
import type { Logger } from 'pino';
import { loggable } from '../../runtime/log.js';
import { type Variant, variantName } from '../image-sizes.js';
import type { DiskCache } from './disk-cache.js';
import type { Picture } from './picture.js';
import { renderVariant } from './render-variant.js';
import { createWorkQueue, type QueueLimits, type Urgency } from './work-queue.js';

export interface StoredVariant {
  bytes: Buffer;
  etag: string;
}

export interface VariantStore {
  /** Refuses with 503 `busy` when too many wait for what is not made yet. */
  get(picture: Picture, variant: Variant, urgency?: Urgency): Promise<StoredVariant>;
}

interface Options {
  cache: DiskCache;
  queue: QueueLimits;
  log: Pick<Logger, 'warn'>;
  /** A picture's own file. */
  original(picture: Picture): Promise<Buffer>;
  render?: typeof renderVariant;
}

/**
 * Variants on disk, made on first demand. One variant is made once however many ask for it at the
 * same time; a file appears whole or not at all. A changed picture, focal point or renderer changes
 * the name.
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
      const known = pending.get(key);
      if (known) return known;
      const loading = load(picture, variant, urgency).finally(() => pending.delete(key));
      pending.set(key, loading);
      return loading;
    },
  };
}
