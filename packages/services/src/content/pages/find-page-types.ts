import type { PageType } from '@mawkib/api-clients/contracts';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { pages } from '../../db/schema/index.js';

/** The market's page types; if it defines none, the types that pages use. */
export async function findPageTypes({ db, market }: Pick<AppContext, 'db' | 'market'>) {
  const { pageTypes } = market;
  if (pageTypes) {
    const data: PageType[] = pageTypes.map(({ id, name }) => ({ id, name: { ...name } }));
    return { data, meta: { isOpen: false } };
  }
  const used = await db
    .selectDistinct({ id: pages.page_type })
    .from(pages)
    .where(and(eq(pages.kind, 'page'), isNull(pages.deleted_at), isNotNull(pages.page_type)))
    .orderBy(asc(pages.page_type));
  const data: PageType[] = used.flatMap(({ id }) => (id ? [{ id, name: {} }] : []));
  return { data, meta: { isOpen: true } };
}
