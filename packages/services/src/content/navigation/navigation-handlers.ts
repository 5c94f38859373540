import {
  getBreadcrumbs,
  getNavEntries,
  getNavEntriesV2,
} from '@mawkib/api-clients/contracts/content';
import { defineMessages, localize } from '@mawkib/core/locale';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { navEntries, pages } from '../../db/schema/index.js';
import { type Implementation, implementWith } from '../../http/implement.js';
import { pageErrors } from '../pages/page-errors.js';
import { linksOf, panelIn } from './entries/nav-panels.js';

const implement = implementWith<'db'>();

const messages = defineMessages('api.navigation', { home: { ar: 'الرئيسية', en: 'Home' } });

/** The market's navigation, and the breadcrumb of a page. Site document, section 7. */
export const navigationHandlers = (): Implementation[] => [
  implement(getNavEntries, async ({ query }, { db }) => ({
    data: (await entriesOf(db)).map(({ icon: _, dc_strategy: __, panel: ___, ...entry }) => ({
      ...entry,
      label: localize(entry.label, query.locale),
      children: entry.children.map((child) => ({
        ...child,
        label: localize(child.label, query.locale),
      })),
    })),
  })),
  implement(getNavEntriesV2, async ({ query: { locale } }, { db }) => {
    const found = await entriesOf(db);
    const addresses = found.flatMap((entry) => [entry.url, ...linksOf(entry)]);
    const pageOf = await pagesAt(db, addresses);
    return {
      data: found.map(({ panel, ...entry }) => ({
        ...entry,
        label: localize(entry.label, locale),
        page_id: pageOf(entry.url),
        children: entry.children.map((child) => ({
          ...child,
          label: localize(child.label, locale),
          page_id: pageOf(child.url),
        })),
        ...panelIn(panel, locale, pageOf),
      })),
    };
  }),
  implement(getBreadcrumbs, async ({ params, query }, { db }) => {
    const [page] = await db
      .select({ path: pages.live_path })
      .from(pages)
      .where(and(eq(pages.id, params.page_id), eq(pages.kind, 'page')));
    if (!page?.path) throw pageErrors.unknownPage();
    const trail = await db
      .select({ id: pages.id, path: livePath, title: sql<{ ar?: string }>`published->'title'` })
      .from(pages)
      .where(and(inArray(pages.live_path, parents(page.path)), eq(pages.kind, 'page')))
      .orderBy(sql`length(${pages.live_path})`);
    return {
      data: trail.map(({ id, path, title }) => ({
        id,
        label: path === '/' ? messages(query.locale)('home') : localize(title, query.locale),
        url: path,
      })),
    };
  }),
];

/** Never null: the queries select rows by path. */
const livePath = sql<string>`${pages.live_path}`;

const { id, label, url, area, image_id, children, icon, dc_strategy, panel } = navEntries;
const entriesOf = (db: Database) =>
  db
    .select({ id, label, url, area, image_id, children, icon, dc_strategy, panel })
    .from(navEntries)
    .orderBy(asc(navEntries.position), asc(id));

/** Parent paths: `/` and `/a` for `/a/b`. */
function parents(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  return ['/', ...parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)];
}

/** Published pages by navigation URL; null for other URLs. */
async function pagesAt(db: Database, addresses: readonly string[]) {
  const pathOf = (url: string) => (/^\/(?!\/)[^?#]*/.exec(url)?.[0] ?? '').replace(/(.)\/+$/, '$1');
  const paths = [...new Set(addresses.map(pathOf))].filter(Boolean);
  const found = await db
    .select({ id: pages.id, path: livePath })
    .from(pages)
    .where(and(inArray(pages.live_path, paths), eq(pages.kind, 'page')));
  const ids = new Map(found.map(({ id, path }) => [path, id]));
  return (url: string) => ids.get(pathOf(url)) ?? null;
}
