import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import { markers, mediaItems } from '../db/schema/index.js';
import type { NewMediaRow } from '../db/schema/media-items.js';
import { type PackImage, readImagePack } from './image-pack.js';
import { searchText } from './search-text.js';

/**
 * Imports the market's image pack into the library, once per edition. Images that staff changed or
 * deleted stay so.
 */
export async function seedPack(
  { db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>,
  folder: string,
) {
  const pack = await readImagePack(folder);
  const marker = `media_pack_${hashOf(JSON.stringify([...pack.values()])).slice(0, 16)}`;
  const [before] = await db.select().from(markers).where(eq(markers.name, marker));
  if (before) return;
  const now = clock.now();
  const found = await Promise.all([...pack.values()].map((image) => rowOf(image, now)));
  await db.transaction(async (tx) => {
    await tx.insert(mediaItems).values(found).onConflictDoNothing();
    await tx.insert(markers).values({ name: marker }).onConflictDoNothing();
  });
  log.info({ images: found.length }, 'the images of the market were imported into the library');
}

async function rowOf(image: PackImage, now: Date): Promise<NewMediaRow> {
  const { id, kind, file, path, width, height, alt, focal } = image;
  const content = await readFile(path);
  const name = id.slice(id.lastIndexOf('/') + 1);
  const texts = { id, kind, name, title: {}, alt, tags: [] };
  return {
    ...texts,
    type: 'image',
    source: 'pack',
    search_text: searchText(texts),
    format: 'webp',
    width,
    height,
    focal,
    bytes: content.length,
    file_key: file,
    file_hash: hashOf(content),
    created_at: now,
    updated_at: now,
  };
}

const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url');
