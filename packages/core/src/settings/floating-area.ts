import type { Settings } from './create-settings.js';
import type { FloatingItem, FloatingMode } from './floating-actions.js';
import { type PredefinedLink, resolveLink } from './predefined-links.js';
import type { SiteSettings } from './site-settings.js';

/** The market's configuration of the floating area. */
export interface FloatingActions {
  readonly mode: FloatingMode;
  readonly enabled: boolean;
  /** `floating_action.items`: items of the menu. */
  readonly items: readonly FloatingItem[];
  /** `floating_action.quick_links`: items of the bar. */
  readonly quickLinks: readonly FloatingItem[];
  /** Items shown initially on a wide screen (4) and on a phone (3). */
  readonly desktopCount: number;
  readonly mobileCount: number;
}

/** Overrides by a block on the page: items, or disabling the area. */
export interface BlockFloatingActions {
  readonly items?: readonly FloatingItem[];
  readonly disabled?: boolean;
}

/** The content to render. */
export type FloatingArea =
  | { readonly kind: 'hidden' }
  | {
      readonly kind: 'bar' | 'menu';
      /** All items; the renderer limits how many are shown initially. */
      readonly items: readonly FloatingItem[];
      readonly desktopCount: number;
      readonly mobileCount: number;
    };

/** The configured floating area, with aliases replaced by their URLs. */
export function floatingActions(settings: Pick<Settings<SiteSettings>, 'get'>): FloatingActions {
  const links = settings.get('floating_action.predefined_links');
  const itemsOf = (key: 'floating_action.items' | 'floating_action.quick_links') =>
    settings.get(key).map((item) => withAddress(item, links));
  return {
    mode: settings.get('floating_action.mode'),
    enabled: settings.get('floating_action.enabled'),
    items: itemsOf('floating_action.items'),
    quickLinks: itemsOf('floating_action.quick_links'),
    desktopCount: settings.get('floating_action.desktop_count'),
    mobileCount: settings.get('floating_action.mobile_count'),
  };
}

const withAddress = (item: FloatingItem, links: readonly PredefinedLink[]): FloatingItem => ({
  ...item,
  link: { ...item.link, url: resolveLink(item.link.url, links) },
});

/**
 * The floating area of a page. A block's items precede the configured ones; the bar of quick links
 * ignores the items of the menu. Null without items, or if the setting or the block disables the
 * area. Site document, section 2.
 */
export function floatingArea(
  settings: FloatingActions,
  block: BlockFloatingActions | null = null,
): FloatingArea {
  const isBar = settings.mode === 'quick_links';
  const configured = isBar ? settings.quickLinks : settings.items;
  const items = block?.items?.length ? block.items : configured;
  if (!settings.enabled || block?.disabled || items.length === 0) return { kind: 'hidden' };
  const { desktopCount, mobileCount } = settings;
  return { kind: isBar ? 'bar' : 'menu', items, desktopCount, mobileCount };
}
