import { siteName } from '@mawkib/core/brands';
import { localizedPath } from '@mawkib/core/locale';
import type { FooterContent } from '@mawkib/core/settings';
import { ButtonLink } from '../../buttons/ButtonLink.js';
import { Icon } from '../../icons/Icon.js';
import { SmartLink } from '../../link/SmartLink.js';
import { useLocale } from '../../locale/LocaleProvider.js';
import type { SafeHtml } from '../../rich-text/safe-html.js';
import { useStyles } from '../../styles/sheets/use-styles.js';
import { RichText } from '../../text/RichText.js';
import { useTheme } from '../../theme/ThemeProvider.js';
import { messages } from '../site-shell.messages.js';
import { Wordmark } from '../wordmark/Wordmark.js';
import { FooterColumn } from './FooterColumn.js';
import { FooterItemView } from './FooterItemView.js';
import { styles } from './footer-sections.styles.js';

export interface FooterSectionsProps {
  content: FooterContent<SafeHtml>;
  /** Pages that the sections link to. */
  retailersUrl?: string;
  searchUrl?: string;
}

/** The configured sections of the footer above its legal line, in order. */
export function FooterSections({
  content,
  retailersUrl = '/retailers',
  searchUrl = '/search',
}: FooterSectionsProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const name = siteName(useTheme(), locale);
  const { top, retailers, searchbar, medium } = content;
  const wordsOf = (text: string, defaultValue: string) => (text === 'true' ? defaultValue : text);
  return (
    <>
      <div className={css.top} data-section="top">
        <SmartLink href="/" className={css.home} aria-label={t('home', { name })}>
          <Wordmark />
        </SmartLink>
        {top.length > 0 ? (
          <nav aria-label={t('footer')} className={css.columns}>
            {top.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: configured columns have no identity
              <FooterColumn key={at} className={css.column} heading={column.heading}>
                {column.rows.map((row, line) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: configured rows have no identity
                  <ul key={line} className={css.row} data-row={row.type}>
                    {row.items.map((item, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: configured items have no identity
                      <li key={place}>
                        <FooterItemView item={item} css={css} />
                      </li>
                    ))}
                  </ul>
                ))}
              </FooterColumn>
            ))}
          </nav>
        ) : null}
      </div>
      {retailers || searchbar ? (
        <div className={css.band}>
          {retailers ? (
            <div className={css.retailers} data-section="retailers">
              <p className={css.statement}>{wordsOf(retailers, t('retailers'))}</p>
              <ButtonLink href={retailersUrl} kind="secondary" icon="pin">
                {t('find_retailer')}
              </ButtonLink>
            </div>
          ) : null}
          {searchbar ? (
            <search className={css.search} data-section="searchbar">
              <form action={localizedPath(searchUrl, locale)} method="get">
                <label className={css.heading} htmlFor="footer-search">
                  {wordsOf(searchbar, t('search'))}
                </label>
                <div className={css.field}>
                  <input
                    id="footer-search"
                    className={css.input}
                    type="search"
                    name="q"
                    required
                    maxLength={200}
                    enterKeyHint="search"
                    autoComplete="off"
                  />
                  <button type="submit" className={css.go} aria-label={t('search_go')}>
                    <Icon name="search" size={24} />
                  </button>
                </div>
              </form>
            </search>
          ) : null}
        </div>
      ) : null}
      <Html html={content.middle_html} section="middle" className={css.html} />
      {medium.length > 0 ? (
        <nav aria-label={t('legal_links')} className={css.medium} data-section="medium">
          <ul className={css.inline}>
            {medium.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: configured items have no identity
              <li key={place}>
                <FooterItemView item={item} css={css} />
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <Html html={content.html} section="legacy" className={css.html} />
    </>
  );
}

interface HtmlProps {
  html: SafeHtml;
  section: string;
  className: string;
}

const Html = ({ html, section, className }: HtmlProps) =>
  html ? <RichText html={html} size="s" className={className} data-section={section} /> : null;
