import type { Locale } from '@mawkib/api-clients/contracts';
import type { PublicPage } from '@mawkib/api-clients/contracts/content';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../app-context.js';
import { isDatabaseUnreachable } from '../../../db/database-errors.js';
import { rows } from '../../../db/rows.js';
import type { PageSnapshot } from '../../../db/schema/page-snapshot.js';
import { deepFreeze } from '../../../runtime/deep-freeze.js';
import { normalPath, redirectQuery } from '../paths/pasted-path.js';
import type { PageTruth } from '../truth/page-truth.js';
import { InvalidContent } from './invalid-content.js';
import type { ImageMetaOf } from './library-texts.js';
import { publicPage } from './public-page.js';

type Response = { data: PublicPage };

interface CachedPage {
  id: string;
  snapshot: PageSnapshot;
  publishedAt: string | undefined;
  responses: Map<Locale, Response>;
  untrue: ReadonlySet<string>;
  /** Time until which the page is served without a query. */
  until: number;
}

type Row = { id: string; published: PageSnapshot | null; at: string | Date | null };

const maxPages = 500;
/**
 * Fallback expiry: publications arrive as events, but schedules show and hide blocks over time, and
 * a broken network can lose an event.
 */
const maxAgeMs = 15_000;

/**
 * Cache of published pages by path. A page is read with one query, resolved once per language, and
 * cached until any process publishes it again. While the database is unreachable, expired pages are
 * served.
 */
export class PublishedPages {
  #kept = new LRUCache<string, CachedPage>({ max: maxPages });
  /** Counts invalidations, so that a query that started before one is not cached. */
  #invalidations = 0;

  readonly #invalid: InvalidContent;

  constructor(
    private readonly context: Pick<
      AppContext,
      'db' | 'clock' | 'config' | 'catalogue' | 'events' | 'log'
    >,
    private readonly imageMeta: ImageMetaOf,
    private readonly truth: PageTruth,
  ) {
    this.#invalid = new InvalidContent(context.log);
    context.events.on('page_published', ({ path }) => this.forget([path]));
    const expire = () => {
      this.#invalidations += 1;
      for (const page of this.#kept.values()) page.until = 0;
    };
    context.events.on('resync', expire);
    context.events.on('offers_changed', expire);
  }

  forget(paths: readonly string[]): void {
    this.#invalidations += 1;
    for (const path of paths) this.#kept.delete(path);
  }

  /**
   * The page or redirect at a path. Without one, a redirect at the path in any case, and at the path
   * with its query (`search`).
   */
  async byPath(
    path: string,
    { locale, search = '' }: { locale: Locale; search?: string | undefined },
  ): Promise<Response | undefined> {
    const found = await this.#byPath(path, locale);
    if (found) return found;
    const plain = normalPath(path);
    const others = [...(plain === path ? [] : [plain]), `${plain}${redirectQuery(search)}`];
    for (const other of new Set(others.filter((one) => one !== path))) {
      const response = await this.#byPath(other, locale);
      if (response?.data.type === 'redirect') return response;
    }
    return undefined;
  }

  async #byPath(path: string, locale: Locale): Promise<Response | undefined> {
    const cached = this.#kept.get(path);
    if (cached && this.context.clock.now().getTime() < cached.until)
      return this.#response(cached, locale);
    const before = this.#invalidations;
    const page = await this.#read(path).catch((error: unknown) => {
      if (cached && cached === this.#kept.peek(path) && isDatabaseUnreachable(error)) return cached;
      throw error;
    });
    if (!page) return undefined;
    if (before === this.#invalidations) this.#kept.set(path, page);
    return this.#response(page, locale);
  }

  async #read(path: string): Promise<CachedPage | undefined> {
    const [row] = await rows<Row>(
      this.context.db,
      sql`select id, published, (
          select published_at from page_versions
          where page_id = id and version = published_version
        ) as at
        from pages where live_path = ${path}`,
    );
    if (!row?.published) return undefined;
    const until = this.context.clock.now().getTime() + maxAgeMs;
    const page = { id: row.id, snapshot: row.published };
    const untrue = await this.truth.untrueIn(page);
    const publishedAt = row.at ? new Date(row.at).toISOString() : undefined;
    return { ...page, publishedAt, responses: new Map(), untrue, until };
  }

  #response(
    { id, snapshot, publishedAt, responses, untrue }: CachedPage,
    locale: Locale,
  ): Response {
    const made = responses.get(locale);
    if (made) return made;
    const { clock, config, catalogue } = this.context;
    const { imageMeta } = this;
    const { timeZone } = config;
    const options = {
      catalogue,
      locale,
      now: clock.now(),
      timeZone,
      imageMeta,
      untrue,
      publishedAt,
    };
    const report = this.#invalid.of(id, snapshot.path);
    const response = {
      data: publicPage(id, snapshot, { ...options, audience: 'visitor', report }),
    };
    // In-process callers share the response, so it must not be changed.
    responses.set(locale, deepFreeze(response));
    return response;
  }
}
