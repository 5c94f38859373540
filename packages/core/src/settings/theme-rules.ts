import { brandOfTheme, type Theme } from '../brands/themes.js';

/** What holds for pages of one brand and not for those of another. */
export interface ThemeRules {
  /** `navigation.disabled_on_pages` does not apply. */
  readonly isNavigationKeptEverywhere: boolean;
  /** The 404 page shows `page_not_found.html`, or else the reasons; another brand's has a banner. */
  readonly hasNotFoundHtml: boolean;
}

/** The rules of the brand that has the theme. */
export function themeRulesOf(theme: Theme): ThemeRules {
  const { keepsNavigation = false, hasNotFoundHtml = false } = brandOfTheme(theme) ?? {};
  return { isNavigationKeptEverywhere: keepsNavigation, hasNotFoundHtml };
}
