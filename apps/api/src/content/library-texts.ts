import type { ImageFacts } from '@mawkib/blocks/model';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { mediaItems } from '../db/schema/media.js';
import type { Kernel } from '../frame/kernel.js';
import { loggable } from '../frame/log.js';

export type ImageFactsOf = (id: string) => ImageFacts | undefined;

/** The media library's alternative texts, for images to which a block gives none. */
export function createLibraryTexts({ db, events, log }: Pick<Kernel, 'db' | 'events' | 'log'>): {
  load(): Promise<void>;
  factsOf: ImageFactsOf;
} {
  const texts = new Map<string, ImageFacts>();
  const read = async (ids?: string[]) => {
    const wanted = and(
      eq(mediaItems.type, 'image'),
      isNull(mediaItems.deleted_at),
      ids && inArray(mediaItems.id, ids),
    );
    const { id, alt } = mediaItems;
    const found = await db.select({ id, alt }).from(mediaItems).where(wanted);
    if (!ids) texts.clear();
    for (const image of found) texts.set(image.id, { alt: image.alt });
  };
  const again = (ids?: string[]) => {
    read(ids).catch((error) => {
      log.warn({ error: loggable(error) }, 'alternative texts of the library were not read');
    });
  };
  events.on('media_changed', ({ ids }) => again(ids));
  events.on('resync', () => again());
  return { load: () => read(), factsOf: (id) => texts.get(id) };
}
