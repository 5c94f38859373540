import type { Locale } from '@mawkib/api-clients/contracts';
import {
  type FoundContent,
  type SearchKind,
  searchKinds,
  searchSite,
  suggestSite,
} from '@mawkib/api-clients/contracts/content';
import { type Implementation, implementWith } from '../../http/implement.js';
import type { SiteSearch } from './create-site-search.js';
import { showDocument } from './show-document.js';

const implement = implementWith<never>();

/** Suggestions of each kind. */
const suggestionsPerKind = 4;

/**
 * A suggestion has at least this share of the best one's score: while a name is typed, pages that
 * only mention it are no help.
 */
const minShare = 0.2;

/** Max calls per minute of one address: a person types a few letters per second. */
const limits = { search: 240, suggestions: 600 };

/** The site's search: results in pages, and suggestions while a text is typed. */
export const searchHandlers = (search: SiteSearch): Implementation[] => [
  implement(
    searchSite,
    async ({ query: { q, locale, kinds, page, items } }) => {
      const index = await search.indexOf(locale);
      const { documents, total, totals, words } = index.search(q, {
        kinds,
        from: (page - 1) * items,
        count: items,
      });
      return {
        data: documents.map((document) => showDocument(document, words)),
        meta: { page, items, total, totals },
      };
    },
    { perMinute: limits.search, perProcess: true },
  ),
  implement(
    suggestSite,
    async ({ query: { q, locale } }) => ({ data: await suggestions(search, q, locale) }),
    { perMinute: limits.suggestions, perProcess: true },
  ),
];

async function suggestions(
  search: SiteSearch,
  text: string,
  locale: Locale,
): Promise<FoundContent[]> {
  const index = await search.indexOf(locale);
  const max = searchKinds.length * suggestionsPerKind;
  const { documents, words } = index.search(text, {
    kinds: searchKinds,
    from: 0,
    count: 10 * max,
    minShare,
  });
  const counts = new Map<SearchKind, number>();
  const chosen = documents.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= suggestionsPerKind;
  });
  return chosen.map((document) => showDocument(document, words));
}
