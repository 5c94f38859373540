import { resolveContent, type Strategy } from '@mawkib/core/dynamic-content';
import type { FloatingActions, FloatingItem, FooterItem } from '@mawkib/core/settings';

type Check = (strategy: Strategy) => boolean;

/** Items that pass a check, or their replacements. */
export const visibleItems = <T extends { readonly dc_strategy?: Strategy<T> }>(
  items: readonly T[],
  check: Check,
  fromText: (text: string, item: T) => T,
): T[] =>
  items.flatMap((item) => {
    const shown = resolveContent<T, T | string>(item, check);
    return typeof shown === 'string' ? fromText(shown, item) : (shown ?? []);
  });

/** A text that replaces a footer item without a link. */
export const footerText = (label: string, { tag }: FooterItem): FooterItem => ({
  label,
  tag,
  type: 'link',
  target: '_self',
});

export const visibleActions = (actions: FloatingActions, check: Check): FloatingActions => ({
  ...actions,
  items: visibleItems(actions.items, check, actionText),
  quickLinks: visibleItems(actions.quickLinks, check, actionText),
});

const actionText = (link_text: string): FloatingItem => ({
  link: { url: '', link_text, type: 'button', target: '_self' },
});

/** Floating actions that depend on a brand in the path. */
export interface ActionsByPath {
  /** The path that the server evaluated. */
  readonly served: string;
  /** All actions that may appear on some path. */
  readonly actions: FloatingActions;
}

export const strategiesOf = (
  items: readonly { readonly dc_strategy?: Strategy<unknown> }[],
): readonly Strategy[] =>
  items.flatMap(({ dc_strategy }) => {
    if (!dc_strategy) return [];
    const { fallback } = dc_strategy;
    return typeof fallback === 'object' && fallback !== null
      ? [dc_strategy, ...strategiesOf([fallback])]
      : [dc_strategy];
  });
