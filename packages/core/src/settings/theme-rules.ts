import { brandOfTheme, type Theme } from '../brands/themes.js';

/** Rules for the pages of one brand. */
export interface ThemeRules {
  /** `navigation.disabled_on_pages` does not apply. */
  readonly isNavigationKeptEverywhere: boolean;
  /** The 404 page shows `page_not_found.html`, or the reasons; other brands have a banner. */
  readonly hasNotFoundHtml: boolean;
}

/** Rules of the theme's brand. */
export function themeRulesOf(theme: Theme): ThemeRules {
  const { keepsNavigation = false, hasNotFoundHtml = false } = brandOfTheme(theme) ?? {};
  return { isNavigationKeptEverywhere: keepsNavigation, hasNotFoundHtml };
}
