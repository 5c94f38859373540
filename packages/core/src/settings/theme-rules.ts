import type { Theme } from '../vocabulary/themes.js';

/** What holds for one theme and not for the other. */
export interface ThemeRules {
  /** `navigation.disabled_on_pages` does not apply. */
  readonly isNavigationKeptEverywhere: boolean;
  /** The 404 page shows `page_not_found.html`, or else the reasons; the other theme has a banner. */
  readonly hasNotFoundHtml: boolean;
}

/** Every rule of the site document that speaks of one theme, by name. */
export const themeRules = {
  'land-rover': { isNavigationKeptEverywhere: false, hasNotFoundHtml: false },
  jaguar: { isNavigationKeptEverywhere: true, hasNotFoundHtml: true },
} as const satisfies { readonly [theme: Theme]: ThemeRules };

/** The rules of a theme: a market's own theme follows those of the first. */
export const themeRulesOf = (theme: Theme): ThemeRules =>
  theme in themeRules ? themeRules[theme as keyof typeof themeRules] : themeRules['land-rover'];
