import type { ImageMeta } from '@mawkib/blocks/model';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AppContext } from '../../../app-context.js';
import { mediaItems } from '../../../db/schema/media.js';
import { loggable } from '../../../runtime/log.js';

export type ImageFactsOf = (id: string) => ImageMeta | undefined;

/** What the media library knows: alternative texts, for images to which a block gives none, and focal points. */
export function createLibraryTexts({
  db,
  events,
  log,
}: Pick<AppContext, 'db' | 'events' | 'log'>): {
  load(): Promise<void>;
  factsOf: ImageFactsOf;
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
      log.warn({ error: loggable(error) }, 'alternative texts of the library were not read');
    });
  };
  events.on('media_changed', ({ ids }) => again(ids));
  events.on('resync', () => again());
  return { load: () => read(), factsOf: (id) => texts.get(id) };
}

/** Pages need not be told of it. */
const isMiddle = ({ x, y }: { x: number; y: number }) => x === 0.5 && y === 0.5;
