import type { Locale, PublicPage } from '@mawkib/api-clients/contracts';
import { sql } from 'drizzle-orm';
import { rows } from '../db/rows.js';
import type { Kernel } from '../frame/kernel.js';
import type { PageSnapshot } from './page-snapshot.js';
import { publicPage } from './public-page.js';

type Answer = { data: PublicPage };

interface Kept {
  id: string;
  version: number;
  snapshot: PageSnapshot;
  answers: Map<Locale, { answer: Answer; until: number }>;
}

type Row = { id: string; version: number; published: PageSnapshot | null };

const mostPages = 500;
/** Schedules open and close blocks, so a resolved page is not kept longer than this. */
const keptForMs = 15_000;

/**
 * Published pages by path. Every call asks the database which version is published, in one query
 * that carries the page only when it is another than the one kept; so nothing stale is answered,
 * in any process. The same page gives the same answer object while it is kept.
 */
export class PublishedPages {
  #kept = new Map<string, Kept>();

  constructor(private readonly kernel: Pick<Kernel, 'db' | 'clock' | 'config'>) {}

  async byPath(path: string, locale: Locale): Promise<Answer | undefined> {
    const known = this.#kept.get(path);
    const [row] = await rows<Row>(
      this.kernel.db,
      sql`select id, published_version as version,
        case when id = ${known?.id ?? ''} and published_version = ${known?.version ?? 0}
          then null else published end as published
        from pages where path = ${path} and published_version is not null`,
    );
    if (!row) {
      this.#kept.delete(path);
      return undefined;
    }
    const kept = row.published ? this.#keep(path, row, row.published) : known;
    return kept && this.#answer(kept, locale);
  }

  #keep(path: string, { id, version }: Row, snapshot: PageSnapshot): Kept {
    const kept = { id, version, snapshot, answers: new Map() };
    this.#kept.delete(path);
    this.#kept.set(path, kept);
    const oldest = this.#kept.size > mostPages && this.#kept.keys().next().value;
    if (oldest) this.#kept.delete(oldest);
    return kept;
  }

  #answer({ id, snapshot, answers }: Kept, locale: Locale): Answer {
    const now = this.kernel.clock.now();
    const made = answers.get(locale);
    if (made && now.getTime() < made.until) return made.answer;
    const { timeZone } = this.kernel.config;
    const answer = {
      data: publicPage(id, snapshot, { locale, now, timeZone, audience: 'visitor' }),
    };
    answers.set(locale, { answer, until: now.getTime() + keptForMs });
    return answer;
  }
}
