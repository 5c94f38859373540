import type { Settings } from './create-settings.js';
import type { FloatingItem, FloatingMode } from './floating-actions.js';
import { type PredefinedLink, resolveLink } from './predefined-links.js';
import type { SiteSettings } from './site-settings.js';

/** What a market configures of the floating area, as plain data. */
export interface FloatingActions {
  readonly mode: FloatingMode;
  readonly enabled: boolean;
  /** `floating_action.items`: what the menu shows. */
  readonly items: readonly FloatingItem[];
  /** `floating_action.quick_links`: what the bar shows. */
  readonly quickLinks: readonly FloatingItem[];
  /** Items shown at first on a wide screen (4) and on a phone (3). */
  readonly desktopCount: number;
  readonly mobileCount: number;
}

/** What a block on the page supplies: items of its own, or word that there shall be no area. */
export interface BlockFloatingActions {
  readonly items?: readonly FloatingItem[];
  readonly disabled?: boolean;
}

/** What is drawn. */
export type FloatingArea =
  | { readonly kind: 'hidden' }
  | {
      readonly kind: 'bar' | 'menu';
      /** All items; how many of them are shown at first is for the drawing to keep. */
      readonly items: readonly FloatingItem[];
      readonly desktopCount: number;
      readonly mobileCount: number;
    };

/** The configured floating area, aliases replaced by the addresses they stand for. */
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
 * The floating area of a page. A block's items stand before configured ones; the bar of quick links
 * ignores the items of the menu. Nothing is drawn without items or when the setting or the block
 * disables the area. Site document, section 2.
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
