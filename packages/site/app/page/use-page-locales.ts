import { useMatches } from 'react-router';

/** Languages in which the page exists; undefined for pages that exist in all of them. */
export function usePageLocales(): readonly string[] | undefined {
  const data = useMatches().at(-1)?.loaderData as
    | { page?: { locales?: readonly string[] } }
    | undefined;
  return data?.page?.locales;
}
