import type { Strategy } from '@mawkib/core/dynamic-content';
import type { Locale } from '@mawkib/core/locale';
import type { MarketContentStore } from '../dynamic-content/create-market-content.server.ts';
import type { LayoutEntry } from './layout-data.server.ts';

interface Place {
  locale: Locale;
  path: string;
}

/** The entries of the top bar on a path, and those that may be there on another path. */
export interface ShownNavigation {
  navigation: readonly LayoutEntry[];
  /** Set if a brand in the path decides about some. */
  navigationByPath?: { served: string; entries: readonly LayoutEntry[] };
}

/** Evaluates the conditions of the top bar's entries. */
export async function showNavigation(
  entries: readonly LayoutEntry[],
  { locale, path }: Place,
  { settle }: Pick<MarketContentStore, 'settle'>,
): Promise<ShownNavigation> {
  const strategies = entries.flatMap(({ dc_strategy }) => dc_strategy ?? []);
  if (strategies.length === 0) return { navigation: entries };
  const { content } = await settle(locale, { strategies });
  const shown = (check: (strategy: Strategy) => boolean) =>
    entries.filter(({ dc_strategy }) => !dc_strategy || check(dc_strategy));
  const isByPath = ({ key }: Strategy) => key === 'brand_from_url';
  const navigation = shown((strategy) => content.isVisible(strategy, path));
  if (!strategies.some(isByPath)) return { navigation };
  const anywhere = shown((strategy) => isByPath(strategy) || content.isVisible(strategy, path));
  return { navigation, navigationByPath: { served: path, entries: anywhere } };
}
