import type { Locale } from '@mawkib/api-clients/contracts';
import type { SearchKind } from '@mawkib/api-clients/contracts/content';
import { catalogueKey } from '@mawkib/core/dynamic-content';
import { type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { rows } from '../../db/rows.js';
import type { PageQuestion } from '../../db/schema/page-search-texts.js';
import type { PageSnapshot } from '../../db/schema/page-snapshot.js';
import type { SearchDocument } from '../../search/create-search-index.js';
import { type PageText, readPageText } from '../pages/site-search/read-page-text.js';
import type { PageTruth } from '../pages/truth/page-truth.js';
import type { Figures } from './read-figures.js';

/** A document and the language that it is found in. */
export interface LocalizedDocument {
  locale: Locale;
  document: SearchDocument;
}

type TextRow = Omit<PageText, 'questions'> & {
  page_id: string;
  locale: Locale;
  path: string;
  page_type: string | null;
  /** `yyyy-MM-dd`, of news. */
  date: string | null;
  questions: PageQuestion[];
  /** The whole page, if its texts depend on the time, on prices or on offers. */
  scheduled: PageSnapshot | null;
};

export type PageContext = Pick<AppContext, 'db' | 'catalogue' | 'clock' | 'config'> & {
  truth: Pick<PageTruth, 'untrueIn'>;
};

/** Page types that are a kind of their own; other pages are `page`. */
const kindOfType: Readonly<Record<string, SearchKind>> = { models: 'model', news: 'news' };

/** Pictures of models by key: `range_rover`. */
export type ModelPictures = ReadonlyMap<string, string>;

export interface PageReading {
  pictures: ModelPictures;
  /** Paths of pages that are not found; `/a/*` is everything below `/a`. */
  hidden: readonly string[];
  figures: Figures;
}

export interface PageBatch {
  documents: LocalizedDocument[];
  /** Ids of the pages, in order. */
  pages: string[];
}

/** Documents of the given published pages, each with its questions. */
export const documentsOfPages = (
  context: PageContext,
  ids: readonly string[],
  reading: PageReading,
): Promise<PageBatch> =>
  ids.length === 0
    ? Promise.resolve({ documents: [], pages: [] })
    : readBatch(context, sql`page_id = any(${sql.param([...ids])}::text[])`, reading);

/** Documents of the next pages after an id, in order of their ids. */
export const documentsAfter = (
  context: PageContext,
  { after, count }: { after: string; count: number },
  reading: PageReading,
): Promise<PageBatch> =>
  readBatch(
    context,
    sql`page_id in (select distinct page_id from page_search_texts
      where page_id > ${after} order by page_id limit ${count})`,
    reading,
  );

/** Ids of pages with texts that depend on the time, on prices or on offers. */
export async function scheduledPages({ db }: Pick<PageContext, 'db'>): Promise<string[]> {
  const found = await rows<{ page_id: string }>(
    db,
    sql`select distinct page_id from page_search_texts where is_scheduled`,
  );
  return found.map(({ page_id }) => page_id);
}

async function readBatch(
  { db, catalogue, clock, config, truth }: PageContext,
  where: SQL,
  { pictures, hidden, figures }: PageReading,
): Promise<PageBatch> {
  const found = await rows<TextRow>(
    db,
    sql`select page_id, locale, texts.title, keywords, description, body, questions, image_id,
        live_path as path, published ->> 'page_type' as page_type,
        published #>> '{traits,date}' as date,
        case when is_scheduled then published end as scheduled
      from page_search_texts texts join pages on pages.id = page_id
      where ${where} and live_path is not null order by page_id`,
  );
  const now = clock.now();
  const isHidden = ({ path }: TextRow) =>
    hidden.some((each) =>
      each.endsWith('*') ? path.startsWith(each.slice(0, -1)) : path === each,
    );
  const shown = found.filter((row) => !isHidden(row));
  const untrue = new Map<string, ReadonlySet<string>>();
  for (const { page_id: id, scheduled: snapshot } of shown) {
    if (snapshot && !untrue.has(id)) untrue.set(id, await truth.untrueIn({ id, snapshot }));
  }
  const documents = shown.flatMap(({ scheduled, ...row }) => {
    const { locale, path, page_id } = row;
    const text = scheduled
      ? readPageText(scheduled, {
          ...{ catalogue, locale, now, timeZone: config.timeZone },
          figures: figures.on(path, locale),
          untrue: untrue.get(page_id) ?? new Set(),
        })
      : row;
    return documentsOf({ ...row, ...text }, pictures).map((document) => ({ locale, document }));
  });
  return { documents, pages: [...new Set(found.map(({ page_id }) => page_id))] };
}

function documentsOf(
  row: Omit<TextRow, 'scheduled' | 'locale'>,
  pictures: ModelPictures,
): SearchDocument[] {
  const { page_id, path, title, keywords, description, body, image_id, page_type, date } = row;
  const kind = kindOfType[page_type ?? ''] ?? 'page';
  const shared = { keywords, image_id, url: path, date: null };
  const model = kind === 'model' ? pictures.get(catalogueKey(path.split('/').at(-1) ?? '')) : null;
  const id = pageDocumentId(page_id);
  return [
    { ...shared, date, id, kind, title, description, body, ...(model && { image_id: model }) },
    ...row.questions.map(({ question, answer, anchor }, index) => ({
      ...shared,
      id: `${id}#${index}`,
      kind: 'question' as const,
      title: question,
      keywords: '',
      description: '',
      body: answer,
      image_id: null,
      url: `${path}#${anchor}`,
    })),
  ];
}

export const pageDocumentId = (pageId: string): string => `page/${pageId}`;
