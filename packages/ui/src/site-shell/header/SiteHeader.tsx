import type { Logo } from '@mawkib/core/settings';
import { useRef } from 'react';
import { SmartLink } from '../../link/SmartLink.js';
import { useLocale } from '../../locale/LocaleProvider.js';
import { overAttribute } from '../../markup/index.js';
import { useStyles } from '../../styles/sheets/use-styles.js';
import { useTheme } from '../../theme/ThemeProvider.js';
import type { BrandChoice, FrameEntry, LanguageChoice } from '../frame-entry.js';
import { messages } from '../site-shell.messages.js';
import { useDisclosures } from '../use-disclosures.js';
import { logoName } from '../wordmark/logo-name.js';
import { Wordmark } from '../wordmark/Wordmark.js';
import { BrandLinks } from './BrandLinks.js';
import { LanguageLink } from './LanguageLink.js';
import { LanguageMenu } from './LanguageMenu.js';
import { MenuSheet } from './MenuSheet.js';
import { NavList } from './NavList.js';
import { SearchPopup } from './search/SearchPopup.js';
import { styles } from './site-header.styles.js';
import { type StartMenu, useMenuIntent } from './use-menu-intent.js';
import { useOpenMenu } from './use-open-menu.js';

export interface SiteHeaderProps {
  /** Next to the logo. */
  entries: readonly FrameEntry[];
  /** At the end: retailers, test drive. */
  secondary?: readonly FrameEntry[];
  /** Other languages; with more than one they are a menu. */
  languages?: readonly LanguageChoice[];
  /** The page's path without language, to mark the current entry. */
  path?: string;
  /** The logo and its link. */
  logo?: Logo;
  homepage?: string;
  /** Page of search results; without it there is no search. */
  searchUrl?: string;
  /** Returns suggestions while a search is typed; default: none. */
  suggestionsUrl?: string | undefined;
  /** Shows only the logo and the languages. */
  isLogoOnly?: boolean;
  /** The market's brands; with fewer than two there are no links to them. */
  brands?: readonly BrandChoice[];
  /** The page begins with a full-width image: the bar lies on it, on this surface. */
  over?: 'light' | 'dark' | undefined;
  /** Starts the panels of entries with `hasPanel`, on the header element. Pass a constant value. */
  startMenu?: StartMenu;
}

/** The top bar; its menus are native disclosures that work without a script. */
export function SiteHeader({
  entries,
  secondary = [],
  languages = [],
  path,
  logo = 'default',
  homepage = '/',
  searchUrl,
  suggestionsUrl,
  isLogoOnly = false,
  brands = [],
  over,
  startMenu,
}: SiteHeaderProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const theme = useTheme();
  const root = useRef<HTMLElement>(null);
  useDisclosures(root);
  useOpenMenu(root);
  useMenuIntent(root, startMenu);
  const languageLinks = languages.map((language) => (
    <LanguageLink key={language.locale} {...language} />
  ));
  const chosen = languages.length > 1 ? <LanguageMenu links={languageLinks} /> : languageLinks;
  return (
    <header
      ref={root}
      className={css.root}
      data-surface="light"
      data-sticky="header"
      data-print="hidden"
      {...{ [overAttribute]: over }}
    >
      <div className={css.bar}>
        <SmartLink
          href={homepage}
          className={css.logo}
          aria-label={t('home', { name: logoName(logo, theme, locale) })}
        >
          <Wordmark logo={logo} />
        </SmartLink>
        {isLogoOnly ? null : (
          <nav aria-label={t('main')} className={css.wide}>
            <NavList entries={entries} path={path} look="bar" />
          </nav>
        )}
        <div className={css.end}>
          {isLogoOnly ? null : (
            <div className={css.wide}>
              <NavList entries={secondary} path={path} look="bar" />
            </div>
          )}
          {isLogoOnly ? null : (
            <div className={css.brands}>
              <BrandLinks brands={brands.filter(({ isCurrent }) => !isCurrent)} />
            </div>
          )}
          {searchUrl && !isLogoOnly ? (
            <SearchPopup url={searchUrl} suggestionsUrl={suggestionsUrl} />
          ) : null}
          {isLogoOnly ? chosen : <div className={css.languages}>{chosen}</div>}
          {isLogoOnly ? null : (
            <MenuSheet entries={entries} secondary={secondary} path={path} className={css.menu}>
              <BrandLinks brands={brands} />
              <div className={css.sheetLanguages}>{languageLinks}</div>
            </MenuSheet>
          )}
        </div>
      </div>
    </header>
  );
}
