/** Whether a list answers an address of its page without the service. */
type Answers = (next: URLSearchParams, current: URLSearchParams) => boolean;

const lists = new Set<{ pathname: string; answers: Answers }>();

/** A list that may answer by itself, as long as it is on the page. */
export function addOwnAnswers(pathname: string, answers: Answers): () => void {
  const list = { pathname, answers };
  lists.add(list);
  return () => lists.delete(list);
}

/**
 * Whether the page's own stock answers a navigation from one query of a list to another, so that a
 * route's loader need not be asked (`shouldRevalidate`).
 */
export function answersByItself(currentUrl: URL, nextUrl: URL): boolean {
  if (lists.size === 0 || currentUrl.pathname !== nextUrl.pathname) return false;
  if (currentUrl.search === nextUrl.search) return false;
  return [...lists].every(
    ({ pathname, answers }) =>
      pathname === nextUrl.pathname && answers(nextUrl.searchParams, currentUrl.searchParams),
  );
}
