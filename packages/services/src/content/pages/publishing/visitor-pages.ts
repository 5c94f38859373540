import type { ResponseOf } from '@mawkib/api-clients/contracts';
import {
  getPageByPath,
  listPublicPages,
  listTemplates,
} from '@mawkib/api-clients/contracts/content';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { pages as pageRows, pageVersions } from '../../../db/schema/index.js';
import { type Implementation, implementWith } from '../../../http/implement.js';
import { pageErrors } from '../page-errors.js';
import { pagePath } from '../paths/page-paths.js';
import { withThumbnail } from './block-thumbnails.js';
import type { PublishedPages } from './published-pages.js';

const implement = implementWith<'catalogue' | 'db'>();

/** Pages for visitors, and templates of blocks. */
export const visitorPages = (pages: PublishedPages): Implementation[] => [
  implement(getPageByPath, async ({ params, query }) => {
    const response = await pages.byPath(pagePath(params.path).normalize('NFC'), query);
    if (!response) throw pageErrors.unknownPage();
    return response;
  }),
  implement(listPublicPages, async ({ query: { items, page } }, { db }) => {
    const [total] = await db.select({ of: count() }).from(pageRows).where(listed);
    const found = await db
      .select({ path: pageRows.live_path, at: pageVersions.published_at })
      .from(pageRows)
      .leftJoin(
        pageVersions,
        and(
          eq(pageVersions.page_id, pageRows.id),
          eq(pageVersions.version, pageRows.published_version),
        ),
      )
      .where(listed)
      .orderBy(asc(pageRows.live_path))
      .limit(items)
      .offset((page - 1) * items);
    return {
      data: found.map(({ path, at }) => ({
        path: path ?? '/',
        published_at: at?.toISOString() ?? null,
      })),
      meta: { page, items, total: total?.of ?? 0 },
    };
  }),
  implement(listTemplates, (_input, { locale, catalogue }) => ({
    data: catalogue.templates(locale).map(withThumbnail) as unknown as ResponseOf<
      typeof listTemplates
    >['data'],
  })),
];

/**
 * Published pages that search engines may list: no redirects, no error pages, no `noindex`, no
 * other canonical URL. Pages of offers are listed with their offers.
 */
const listed = sql`${pageRows.live_path} is not null
  and ${pageRows.published} ->> 'kind' = 'page'
  and ${pageRows.published} ->> 'page_type' is distinct from 'offer'
  and ${pageRows.published} #>> '{traits,layout}' <> 'error'
  and ${pageRows.published} #>> '{traits,disable_seo_tracking}' = 'false'
  and coalesce(${pageRows.published} #>> '{traits,canonical_url}', '') = ''`;
