import { type Locale, localize } from '../locale/locales.js';
import { defaultMarket } from '../locale/market.js';
import { brandOfTheme, type Theme } from './themes.js';

/** The market's site name; default: the name of the theme's brand. */
export const siteName = (theme: Theme, locale: Locale): string =>
  localize(defaultMarket.name ?? brandOfTheme(theme)?.name, locale);
