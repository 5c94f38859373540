import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { loggable } from '../frame/log.js';
import type { PackImage } from './image-pack.js';
import { type Variant, variantName } from './image-sizes.js';
import { rendererVersion, renderVariant } from './render-variant.js';
import { createWorkQueue } from './work-queue.js';

export interface StoredVariant {
  bytes: Buffer;
  etag: string;
}

export interface VariantStore {
  get(image: PackImage, variant: Variant, urgency?: 'urgent' | 'idle'): Promise<StoredVariant>;
}

interface Options {
  folder: string;
  log: Pick<Logger, 'warn'>;
  render?: typeof renderVariant;
}

/**
 * Variants on disk, made on first demand. One variant is made once however many ask for it at the
 * same time; a file appears whole or not at all. A changed original, focal point or renderer changes the name.
 */
export function createVariantStore({ folder, log, render = renderVariant }: Options): VariantStore {
  const run = createWorkQueue(2);
  const originals = new Map<string, Promise<string>>();
  const pending = new Map<string, Promise<StoredVariant>>();

  const hashOf = (image: PackImage) => {
    const known = originals.get(image.path);
    if (known) return known;
    const focal = JSON.stringify(image.focal);
    const hash = readFile(image.path).then((bytes) =>
      createHash('sha256').update(bytes).update(focal).digest('base64url').slice(0, 12),
    );
    hash.catch(() => originals.delete(image.path));
    originals.set(image.path, hash);
    return hash;
  };

  const load = async (image: PackImage, variant: Variant, urgency: 'urgent' | 'idle') => {
    const version = `${rendererVersion}-${await hashOf(image)}`;
    const name = variantName(variant);
    const path = join(folder, image.id, version, name);
    const etag = `"${version}-${name}"`;
    const stored = await readFile(path).catch(() => null);
    if (stored?.length) return { bytes: stored, etag };
    const bytes = await run(() => render(image, variant), urgency);
    await store(path, bytes).catch((error) => {
      log.warn({ image: image.id, error: loggable(error) }, 'an image variant was not cached');
    });
    return { bytes, etag };
  };

  return {
    get(image, variant, urgency = 'urgent') {
      const key = `${image.id}/${variantName(variant)}/${urgency}`;
      const known = pending.get(key);
      if (known) return known;
      const loading = load(image, variant, urgency).finally(() => pending.delete(key));
      pending.set(key, loading);
      return loading;
    },
  };
}

async function store(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (cause) {
    await rm(draft, { force: true });
    throw cause;
  }
}
