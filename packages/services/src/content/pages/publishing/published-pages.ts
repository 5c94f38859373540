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
import { UnsoundContent } from './unsound-content.js';

type Answer = { data: PublicPage };

interface Kept {
  id: string;
  snapshot: PageSnapshot;
  answers: Map<Locale, Answer>;
  /** Until then the page is answered without asking the database. */
  until: number;
}

type Row = { id: string; published: PageSnapshot | null };

const mostPages = 500;
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
  #kept = new LRUCache<string, Kept>({ max: mostPages });
  /** Counts what was forgotten, so that an answer that was under way then is not kept. */
  #forgotten = 0;

  readonly #unsound: UnsoundContent;

  constructor(
    private readonly context: Pick<
      AppContext,
      'db' | 'clock' | 'config' | 'catalogue' | 'events' | 'log'
    >,
    private readonly imageFacts: ImageFactsOf,
  ) {
    this.#unsound = new UnsoundContent(context.log);
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

  async byPath(path: string, locale: Locale): Promise<Answer | undefined> {
    const known = this.#kept.get(path);
    if (known && this.context.clock.now().getTime() < known.until)
      return this.#answer(known, locale);
    const before = this.#forgotten;
    const page = await this.#read(path).catch((error: unknown) => {
      if (known && known === this.#kept.peek(path) && isUnreachable(error)) return known;
      throw error;
    });
    if (!page) return undefined;
    if (before === this.#forgotten) this.#kept.set(path, page);
    return this.#answer(page, locale);
  }

  async #read(path: string): Promise<Kept | undefined> {
    const [row] = await rows<Row>(
      this.context.db,
      sql`select id, published
        from pages where live_path = ${path}`,
    );
    if (!row?.published) return undefined;
    const until = this.context.clock.now().getTime() + keptForMs;
    return { id: row.id, snapshot: row.published, answers: new Map(), until };
  }

  #answer({ id, snapshot, answers }: Kept, locale: Locale): Answer {
    const made = answers.get(locale);
    if (made) return made;
    const { clock, config, catalogue } = this.context;
    const { imageFacts } = this;
    const options = { catalogue, locale, now: clock.now(), timeZone: config.timeZone, imageFacts };
    const report = this.#unsound.of(id, snapshot.path);
    const answer = { data: publicPage(id, snapshot, { ...options, audience: 'visitor', report }) };
    // Callers in this process share the answer; none may change it for the others.
    answers.set(locale, deepFreeze(answer));
    return answer;
  }
}
