import type { ImageMeta } from '@mawkib/blocks/model';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AppContext } from '../../../app-context.js';
import { mediaItems } from '../../../db/schema/media-items.js';
import { loggable } from '../../../runtime/create-log.js';

export type ImageMetaOf = (id: string) => ImageMeta | undefined;

/**
 * Alternative texts of the media library, for images without one in their block, and focal points.
 */
export function createLibraryTexts({
  db,
  events,
  log,
}: Pick<AppContext, 'db' | 'events' | 'log'>): {
  load(): Promise<void>;
  metaOf: ImageMetaOf;
} {
  const texts = new Map<string, ImageMeta>();
  const read = async (ids?: string[]) => {
    const wanted = and(
      eq(mediaItems.type, 'image'),
      isNull(mediaItems.deleted_at),
      ids && inArray(mediaItems.id, ids),
    );
    const { id, alt, focal } = mediaItems;
    const found = await db.select({ id, alt, focal }).from(mediaItems).where(wanted);
    if (!ids) texts.clear();
    for (const { id, alt, focal } of found) {
      texts.set(id, { alt, ...(focal && !isMiddle(focal) && { focal }) });
    }
  };
  const again = (ids?: string[]) => {
    read(ids).catch((error) => {
      log.warn({ error: loggable(error) }, 'alternative texts of the library could not be read');
    });
  };
  events.on('media_changed', ({ ids }) => again(ids));
  events.on('resync', () => again());
  return { load: () => read(), metaOf: (id) => texts.get(id) };
}

/** The centre is the default and is omitted. */
const isMiddle = ({ x, y }: { x: number; y: number }) => x === 0.5 && y === 0.5;
