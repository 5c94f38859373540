import type { Storage } from './create-storage.js';
import type { localEntries } from './entries.js';

type VisitedStorage = Pick<Storage<Pick<typeof localEntries, 'visitedNewsPages'>>, 'get' | 'set'>;

/** Lists that are remembered, the last visited first out. */
const maxLists = 20;

/** The list's text for its back link, in a language. */
interface BackLabel {
  label: string;
  locale: string;
}

interface VisitedPage extends Partial<BackLabel> {
  path: string;
  page: number;
}

/** Remembers the visited page of a list of news; `path` is without the language. */
export function rememberNewsPage(
  storage: VisitedStorage,
  path: string,
  page: number,
  back?: BackLabel,
): void {
  const others = (storage.get('visitedNewsPages') ?? []).filter((each) => each.path !== path);
  storage.set('visitedNewsPages', [...others, { path, page, ...back }].slice(-maxLists));
}

/** Query parameter with the page of a list of news. */
export const newsPageParam = 'currentPage';

/**
 * Target of an article's back link: the page of the list that was visited last, else
 * the path above the article.
 */
export function backToNews(visited: readonly VisitedPage[] | null, articlePath: string): string {
  const last = visited?.at(-1);
  if (last) return `${last.path}?${newsPageParam}=${last.page}`;
  return articlePath.replace(/\/[^/]*$/, '') || '/';
}

/** Text of the back link from the list that was visited last, in this language. */
export function backToNewsLabel(
  visited: readonly VisitedPage[] | null,
  locale: string,
): string | undefined {
  const last = visited?.at(-1);
  return last?.locale === locale ? last.label : undefined;
}
