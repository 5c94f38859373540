import type { Theme } from '../brands/themes.js';
import { withoutLocale } from '../locale/localized-path.js';
import type { Settings } from './create-settings.js';
import type { SiteSettings } from './site-settings.js';
import { themeRulesOf } from './theme-rules.js';

type Read = Pick<Settings<SiteSettings>, 'get'>;

/**
 * `none`: no bar at the top. `logo_only`: the bar with its logo alone. `menu`: the whole bar. Site
 * document, section 2.
 */
export type NavigationKind = 'none' | 'logo_only' | 'menu';

/** The bar of a page: `none` before `logo_only` before `menu`. */
export function navigationKind(path: string, settings: Read, theme: Theme): NavigationKind {
  if (isNavigationDisabled(path, settings, theme)) return 'none';
  return isListed(path, settings.get('navigation.logo_only_on_pages')) ? 'logo_only' : 'menu';
}

/**
 * Whether a page is one of `navigation.disabled_on_pages`, the home page unless that setting was
 * fetched. Paths count with and without language and slash at the end. Never under a theme that
 * keeps its navigation everywhere. Site document, section 2.
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
