import type { Logo } from '@mawkib/core/settings';
import { useRef } from 'react';
import { Icon } from '../../icons/Icon.js';
import { SmartLink } from '../../link/SmartLink.js';
import { useLocale } from '../../locale/LocaleProvider.js';
import { useStyles } from '../../styles/sheets/use-styles.js';
import { useTheme } from '../../theme/ThemeProvider.js';
import type { FrameEntry, LanguageChoice } from '../frame-entry.js';
import { messages } from '../site-shell.messages.js';
import { useDisclosures } from '../use-disclosures.js';
import { logoName } from '../wordmark/logo-name.js';
import { Wordmark } from '../wordmark/Wordmark.js';
import { LanguageMenu } from './LanguageMenu.js';
import { NavList } from './NavList.js';
import { SearchPopup } from './SearchPopup.js';
import { styles } from './site-header.styles.js';
import { useModalMenu } from './use-modal-menu.js';

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
}: SiteHeaderProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const theme = useTheme();
  const root = useRef<HTMLElement>(null);
  const menu = useRef<HTMLDetailsElement>(null);
  useDisclosures(root);
  useModalMenu(menu);
  const languageLinks = languages.map((language) => (
    <a
      key={language.locale}
      href={language.href}
      lang={language.locale}
      hrefLang={language.locale}
      className={css.language}
    >
      {language.label}
    </a>
  ));
  const chosen = languages.length > 1 ? <LanguageMenu links={languageLinks} /> : languageLinks;
  return (
    <header ref={root} className={css.root} data-surface="light" data-sticky data-print="hidden">
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
          {searchUrl && !isLogoOnly ? (
            <SearchPopup url={searchUrl} suggestionsUrl={suggestionsUrl} />
          ) : null}
          {isLogoOnly ? chosen : <div className={css.languages}>{chosen}</div>}
          {isLogoOnly ? null : (
            <details ref={menu} className={css.menu} data-disclosure>
              <summary className={css.toggle}>
                <span className={css.toggleText}>{t('menu')}</span>
                <Icon name="menu" size={24} className={css.closed} />
                <Icon name="close" size={24} className={css.opened} />
              </summary>
              <nav aria-label={t('menu')} className={css.sheet}>
                <NavList entries={[...entries, ...secondary]} path={path} look="sheet" />
                <div className={css.sheetLanguages}>{languageLinks}</div>
              </nav>
            </details>
          )}
        </div>
      </div>
    </header>
  );
}
