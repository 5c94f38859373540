import { and, eq, isNull } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../app-context.js';
import { isDatabaseUnreachable } from '../db/database-errors.js';
import { type MediaRow, mediaItems } from '../db/schema/media-items.js';

const maxItems = 5000;
/** Fallback expiry: changes arrive as events, but a broken network can lose one. */
const maxAgeMs = 60_000;

/**
 * Cache of media files by id, so that images are served without a query. Entries are removed when
 * any process changes the file; while the database is unreachable, expired entries are served.
 */
export class CachedItems {
  #kept = new LRUCache<string, { row: MediaRow; until: number }>({ max: maxItems });
  #requested = new Map<string, Promise<MediaRow | undefined>>();
  /** Counts invalidations, so that a query that started before one is not cached. */
  #invalidations = 0;

  constructor(private readonly context: Pick<AppContext, 'db' | 'clock' | 'events'>) {
    context.events.on('media_changed', ({ ids }) => this.forget(ids));
    context.events.on('resync', () => {
      this.#invalidations += 1;
      for (const item of this.#kept.values()) item.until = 0;
    });
  }

  forget(ids: readonly string[]): void {
    this.#invalidations += 1;
    for (const id of ids) this.#kept.delete(id);
  }

  async find(id: string): Promise<MediaRow | undefined> {
    const known = this.#kept.get(id);
    if (known && this.context.clock.now().getTime() < known.until) return known.row;
    const requested = this.#requested.get(id) ?? this.#ask(id);
    this.#requested.set(id, requested);
    return requested;
  }

  async #ask(id: string): Promise<MediaRow | undefined> {
    const before = this.#invalidations;
    const known = this.#kept.peek(id);
    try {
      const row = await findItem(this.context.db, id);
      if (row && before === this.#invalidations) this.#keep(row);
      return row;
    } catch (error) {
      if (known && known === this.#kept.peek(id) && isDatabaseUnreachable(error)) return known.row;
      throw error;
    } finally {
      this.#requested.delete(id);
    }
  }

  #keep(row: MediaRow): void {
    this.#kept.set(row.id, { row, until: this.context.clock.now().getTime() + maxAgeMs });
  }
}

/** A media file that is not deleted. Ids with NUL or lone surrogates never exist. */
export async function findItem(
  db: Pick<AppContext['db'], 'select'>,
  id: string,
): Promise<MediaRow | undefined> {
  if (id.includes('\0') || !id.isWellFormed()) return undefined;
  const [row] = await db
    .select()
    .from(mediaItems)
    .where(and(eq(mediaItems.id, id), isNull(mediaItems.deleted_at)));
  return row;
}
