import type { Strategy } from '@mawkib/core/dynamic-content';
import type { Locale } from '@mawkib/core/locale';
import type { FloatingActions, FooterItem } from '@mawkib/core/settings';
import type { ServedFooter } from '../context/site-context.ts';
import type { MarketContentStore } from './create-market-content.server.ts';
import {
  type ActionsByPath,
  footerText,
  strategiesOf,
  visibleActions,
  visibleItems,
} from './visible-items.ts';

interface Place {
  locale: Locale;
  path: string;
}
type Store = Pick<MarketContentStore, 'settle'>;

/** The footer on a path; the same object if it has no conditions. */
export async function showFooter(
  footer: ServedFooter,
  { locale, path }: Place,
  { settle }: Store,
): Promise<ServedFooter> {
  const { content } = footer;
  if (!content) return footer;
  const items = [
    ...content.top.flatMap(({ rows }) => rows.flatMap((row) => row.items)),
    ...content.medium,
  ];
  const strategies = strategiesOf(items);
  if (strategies.length === 0) return footer;
  const { content: dynamic } = await settle(locale, { strategies });
  const check = (strategy: Strategy) => dynamic.isVisible(strategy, path);
  const shown = (of: readonly FooterItem[]) => visibleItems(of, check, footerText);
  const top = content.top
    .map(({ rows, ...column }) => ({
      ...column,
      rows: rows
        .map((row) => ({ ...row, items: shown(row.items) }))
        .filter((row) => row.items.length > 0),
    }))
    .filter(({ rows }) => rows.length > 0);
  return { ...footer, content: { ...content, top, medium: shown(content.medium) } };
}

/**
 * The floating actions on a path. `byPath` has those for other paths, if a brand in the path
 * decides about some.
 */
export async function showActions(
  actions: FloatingActions,
  { locale, path }: Place,
  { settle }: Store,
): Promise<{ floating: FloatingActions; byPath?: ActionsByPath }> {
  const strategies = strategiesOf([...actions.items, ...actions.quickLinks]);
  if (strategies.length === 0) return { floating: actions };
  const { content } = await settle(locale, { strategies });
  const isByPath = ({ key }: Strategy) => key === 'brand_from_url';
  const floating = visibleActions(actions, (strategy) => content.isVisible(strategy, path));
  if (!strategies.some(isByPath)) return { floating };
  const anywhere = visibleActions(
    actions,
    (strategy) => isByPath(strategy) || content.isVisible(strategy, path),
  );
  return { floating, byPath: { served: path, actions: anywhere } };
}
