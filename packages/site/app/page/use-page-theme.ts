import type { Theme } from '@mawkib/core/brands';
import { themeOf } from '@mawkib/core/brands';
import { useMatches } from 'react-router';

/** The theme of the deepest route's data. Default: the market's first. */
export function usePageTheme(): Theme {
  const matches = useMatches();
  for (const match of [...matches].reverse()) {
    const theme = (match.loaderData as { theme?: Theme } | undefined)?.theme;
    if (theme) return theme;
  }
  return themeOf(undefined);
}
