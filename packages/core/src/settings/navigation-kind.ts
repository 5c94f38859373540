import type { Theme } from '../brands/themes.js';
import { withoutLocale } from '../locale/localized-path.js';
import type { Settings } from './create-settings.js';
import type { SiteSettings } from './site-settings.js';
import { themeRulesOf } from './theme-rules.js';

type Read = Pick<Settings<SiteSettings>, 'get'>;

/**
 * `none`: no top bar. `logo_only`: the bar with only the logo. `service`: the markup of a navigation
 * service. `newer`: entries of `nav_entries_v2` with panels. `former`: entries of `nav_entries`.
 * Site document, section 2.
 */
export type NavigationKind = 'none' | 'logo_only' | 'service' | 'newer' | 'former';

/** Top bar of a page; an earlier kind takes precedence over a later one. */
export function navigationKind(path: string, settings: Read, theme: Theme): NavigationKind {
  if (isNavigationDisabled(path, settings, theme)) return 'none';
  if (isListed(path, settings.get('navigation.logo_only_on_pages'))) return 'logo_only';
  if (settings.get('navigation.service_origin')) return 'service';
  return settings.get('navigation.newer') ? 'newer' : 'former';
}

/**
 * True if a page is in `navigation.disabled_on_pages` (default: the home page). Paths match with
 * and without language and trailing slash. Always false for a theme that keeps its navigation. Site
 * document, section 2.
 */
export function isNavigationDisabled(path: string, settings: Read, theme: Theme): boolean {
  if (themeRulesOf(theme).isNavigationKeptEverywhere) return false;
  return isListed(path, settings.get('navigation.disabled_on_pages'));
}

const isListed = (path: string, pages: readonly string[]) =>
  pages.some((page) => plain(page) === plain(path));

const plain = (path: string) =>
  withoutLocale(path.trim())
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
