import type { Locale, PublicPage } from '@mawkib/api-clients/contracts';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../app-context.js';
import { isUnreachable } from '../../../db/database-failure.js';
import { rows } from '../../../db/rows.js';
import type { PageSnapshot } from '../../../db/schema/page-snapshot.js';
import { deepFreeze } from '../../../runtime/deep-freeze.js';
import type { ImageFactsOf } from './library-texts.js';
import { publicPage } from './public-page.js';
import { InvalidContent } from './unsound-content.js';

type Response = { data: PublicPage };

interface Kept {
  id: string;
  snapshot: PageSnapshot;
  responses: Map<Locale, Response>;
  /** Until then the page is answered without asking the database. */
  until: number;
}

type Row = { id: string; published: PageSnapshot | null };

const maxPages = 500;
/**
 * Backstop of what is kept: publishing is heard at once, but schedules open and close blocks with
 * time, and a silent network may swallow an event.
 */
const keptForMs = 15_000;

/**
 * Published pages by path. A page is read in one query, resolved once per language, and kept until
 * it is published anew in any process; while the database is out of reach, however old it is.
 */
export class PublishedPages {
  #kept = new LRUCache<string, Kept>({ max: maxPages });
  /** Counts what was forgotten, so that an answer that was under way then is not kept. */
  #forgotten = 0;

  readonly #invalid: InvalidContent;

  constructor(
    private readonly context: Pick<
      AppContext,
      'db' | 'clock' | 'config' | 'catalogue' | 'events' | 'log'
    >,
    private readonly imageMeta: ImageFactsOf,
  ) {
    this.#invalid = new InvalidContent(context.log);
    context.events.on('page_published', ({ path }) => this.forget([path]));
    context.events.on('resync', () => {
      this.#forgotten += 1;
      for (const page of this.#kept.values()) page.until = 0;
    });
  }

  forget(paths: readonly string[]): void {
    this.#forgotten += 1;
    for (const path of paths) this.#kept.delete(path);
  }

  async byPath(path: string, locale: Locale): Promise<Response | undefined> {
    const known = this.#kept.get(path);
    if (known && this.context.clock.now().getTime() < known.until)
      return this.#response(known, locale);
    const before = this.#forgotten;
    const page = await this.#read(path).catch((error: unknown) => {
      if (known && known === this.#kept.peek(path) && isUnreachable(error)) return known;
      throw error;
    });
    if (!page) return undefined;
    if (before === this.#forgotten) this.#kept.set(path, page);
    return this.#response(page, locale);
  }

  async #read(path: string): Promise<Kept | undefined> {
    const [row] = await rows<Row>(
      this.context.db,
      sql`select id, published
        from pages where live_path = ${path}`,
    );
    if (!row?.published) return undefined;
    const until = this.context.clock.now().getTime() + keptForMs;
    return { id: row.id, snapshot: row.published, responses: new Map(), until };
  }

  #response({ id, snapshot, responses }: Kept, locale: Locale): Response {
    const made = responses.get(locale);
    if (made) return made;
    const { clock, config, catalogue } = this.context;
    const { imageMeta } = this;
    const options = { catalogue, locale, now: clock.now(), timeZone: config.timeZone, imageMeta };
    const report = this.#invalid.of(id, snapshot.path);
    const response = {
      data: publicPage(id, snapshot, { ...options, audience: 'visitor', report }),
    };
    // Callers in this process share the answer; none may change it for the others.
    responses.set(locale, deepFreeze(response));
    return response;
  }
}
