import type { Localized } from '@mawkib/api-clients/contracts';
import type { pages } from '../../db/schema/index.js';
import type { PageSnapshot } from '../../db/schema/page-snapshot.js';
import { defaultTraits } from '../pages/default-traits.js';

/** A published article as a row of `pages`. */
export function newsRow(
  id: string,
  title: Localized,
  date: string | null = null,
): typeof pages.$inferInsert {
  const path = `/news/${id}`;
  const traits = { ...defaultTraits(path), meta_description: { en: `About ${id}` }, date };
  const snapshot: PageSnapshot = {
    kind: 'page',
    path,
    title,
    page_type: 'news',
    traits,
    blocks: [],
  };
  return {
    id,
    ...snapshot,
    version: 1,
    published_version: 1,
    published: snapshot,
    updated_at: new Date(),
  };
}
