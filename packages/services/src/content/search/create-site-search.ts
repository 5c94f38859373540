import { setImmediate as nextTask } from 'node:timers/promises';
import type { Locale } from '@mawkib/api-clients/contracts';
import { defaultLocale } from '@mawkib/core/locale';
import type { AppContext } from '../../app-context.js';
import { loggable } from '../../runtime/create-log.js';
import { createSearchIndex, type SearchIndex } from '../../search/create-search-index.js';
import type { Upstream } from '../../upstream/create-upstream.js';
import { marketDocuments, modelPictures } from './market-documents.js';
import {
  documentsAfter,
  documentsOfPages,
  type LocalizedDocument,
  type PageBatch,
  type PageContext,
  type PageReading,
  pageDocumentId,
  scheduledPages,
} from './page-documents.js';
import { readFigures } from './read-figures.js';

type SearchContext = Pick<
  AppContext,
  'db' | 'catalogue' | 'clock' | 'config' | 'events' | 'log' | 'market'
> &
  PageContext;

export interface SiteSearch {
  /** The content of a language, as currently published. */
  indexOf(locale: Locale): Promise<SearchIndex>;
}

/** Pages that are read with one query, and then indexed without a pause. */
const pagesAtOnce = 50;
/** Time after which retailers, news, figures and scheduled blocks are read again. */
const maxAgeMs = 60_000;

interface Loaded extends PageReading {
  indexes: Map<Locale, SearchIndex>;
  /** Ids of the documents of each page. */
  ofPage: Map<string, LocalizedDocument[]>;
  ofMarket: Map<string, LocalizedDocument>;
  readAt: number;
}

/**
 * Searches the site in memory. The first search reads the stored texts; after that, publications of
 * any process arrive as events. While the database is unreachable, the last content is searched.
 */
export function createSiteSearch(context: SearchContext, upstream: Upstream): SiteSearch {
  const { clock, events, log } = context;
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  let isStale = false;
  let areFiguresOld = false;
  const changed = new Set<string>();
  let updating: Promise<void> | undefined;
  let isUrgent = false;

  events.on('page_published', ({ page_id }) => changed.add(page_id));
  const reload = () => {
    isStale = true;
  };
  events.on('settings_changed', reload);
  events.on('resync', reload);
  events.on('offers_changed', () => {
    areFiguresOld = true;
  });

  const load = () => {
    loading ??= readAll(context, upstream).finally(() => {
      loading = undefined;
    });
    return loading;
  };

  /** Applies publications and other figures, and reads everything again after missed events. */
  const update = async (current: Loaded) => {
    if (isStale) {
      [isStale, areFiguresOld] = [false, false];
      changed.clear();
      try {
        loaded = await load();
      } catch (error) {
        isStale = true;
        throw error;
      }
      return;
    }
    const ids = [...changed];
    const mayDiffer = areFiguresOld;
    changed.clear();
    areFiguresOld = false;
    try {
      replacePages(current, ids, await documentsOfPages(context, ids, current));
      if (mayDiffer || clock.now().getTime() - current.readAt >= maxAgeMs) await refresh(current);
    } catch (error) {
      for (const id of ids) changed.add(id);
      areFiguresOld ||= mayDiffer;
      throw error;
    }
  };

  const refresh = async (current: Loaded) => {
    current.readAt = clock.now().getTime();
    current.figures = await readFigures(context, upstream);
    const ids = await scheduledPages(context);
    replacePages(current, ids, await documentsOfPages(context, ids, current));
    current.pictures = await modelPictures(context);
    replaceMarket(current, await marketDocuments(context, upstream));
  };

  return {
    async indexOf(locale) {
      loaded ??= await load();
      const current = loaded;
      // A publication or another price is waited for; what only became old is read meanwhile.
      const isMissing = isStale || areFiguresOld || changed.size > 0;
      if (isMissing || clock.now().getTime() - current.readAt >= maxAgeMs) {
        updating ??= update(current)
          .catch((error: unknown) => {
            log.warn({ error: loggable(error) }, 'the search could not read what was published');
          })
          .finally(() => {
            updating = undefined;
            isUrgent = false;
          });
        isUrgent ||= isMissing;
      }
      if (isUrgent) await updating;
      const { indexes } = loaded;
      return indexes.get(locale) ?? createSearchIndex();
    },
  };
}

async function readAll(context: SearchContext, upstream: Upstream): Promise<Loaded> {
  const loaded: Loaded = {
    indexes: new Map(),
    ofPage: new Map(),
    ofMarket: new Map(),
    pictures: await modelPictures(context),
    hidden: await hiddenPaths(upstream),
    figures: await readFigures(context, upstream),
    readAt: context.clock.now().getTime(),
  };
  let after = '';
  for (;;) {
    const batch = await documentsAfter(context, { after, count: pagesAtOnce }, loaded);
    replacePages(loaded, batch.pages, batch);
    if (batch.pages.length === 0) break;
    after = batch.pages.at(-1) ?? after;
    await nextTask();
  }
  const found = await marketDocuments(context, upstream).catch((error: unknown) => {
    context.log.warn({ error: loggable(error) }, 'the search has no retailers and no news');
    return [];
  });
  replaceMarket(loaded, found);
  return loaded;
}

/** Paths, or beginnings that end with `*`, of pages that the search does not find. */
async function hiddenPaths(upstream: Upstream): Promise<readonly string[]> {
  const { settings } = await upstream.about(defaultLocale());
  return [settings.get('page_not_found.path').trim(), ...settings.get('sitemap.excluded_paths')];
}

function put({ indexes }: Loaded, { locale, document }: LocalizedDocument) {
  const index = indexes.get(locale) ?? createSearchIndex();
  indexes.set(locale, index);
  index.put(document);
}

const remove = ({ indexes }: Loaded, { locale, document }: LocalizedDocument) =>
  indexes.get(locale)?.remove(document.id);

/** Replaces the documents of pages; those of pages that are no longer published are removed. */
function replacePages(loaded: Loaded, ids: readonly string[], { documents }: PageBatch) {
  const ofPage = Map.groupBy(documents, ({ document }) => document.id.replace(/#.*$/, ''));
  for (const id of ids) {
    const key = pageDocumentId(id);
    for (const old of loaded.ofPage.get(key) ?? []) remove(loaded, old);
    const found = ofPage.get(key) ?? [];
    for (const each of found) put(loaded, each);
    if (found.length > 0) loaded.ofPage.set(key, found);
    else loaded.ofPage.delete(key);
  }
}

/** Replaces retailers and news, if they changed. */
function replaceMarket(loaded: Loaded, found: readonly LocalizedDocument[]) {
  const keyOf = ({ locale, document }: LocalizedDocument) => `${locale} ${document.id}`;
  const next = new Map(found.map((each) => [keyOf(each), each]));
  for (const [key, old] of loaded.ofMarket) if (!next.has(key)) remove(loaded, old);
  for (const [key, each] of next) {
    const old = loaded.ofMarket.get(key);
    if (JSON.stringify(old) !== JSON.stringify(each)) put(loaded, each);
  }
  loaded.ofMarket = next;
}
