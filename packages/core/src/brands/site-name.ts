import { type Locale, localize } from '../locale/locales.js';
import { defaultMarket } from '../locale/market.js';
import { brandOfTheme, type Theme } from './themes.js';

/** What the market calls its site, or else what the brand of the theme is called. */
export const siteName = (theme: Theme, locale: Locale): string =>
  localize(defaultMarket.name ?? brandOfTheme(theme)?.name, locale);
