import { siteName } from '@mawkib/core/brands';
import type { FooterContent } from '@mawkib/core/settings';
import { footerImageSize } from '@mawkib/core/vocabulary';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.js';
import { SmartLink } from '../../link/SmartLink.js';
import { useLocale } from '../../locale/LocaleProvider.js';
import { imageUrl } from '../../picture/image-url.js';
import type { SafeHtml } from '../../rich-text/safe-html.js';
import { useStyles } from '../../styles/sheets/use-styles.js';
import { RichText } from '../../text/RichText.js';
import { useTheme } from '../../theme/ThemeProvider.js';
import type { FrameEntry, LanguageChoice } from '../frame-entry.js';
import { messages } from '../site-shell.messages.js';
import { Wordmark } from '../wordmark/Wordmark.js';
import { FooterColumn } from './FooterColumn.js';
import { FooterSections } from './FooterSections.js';
import { styles } from './site-footer.styles.js';

export interface SiteFooterProps {
  /** Entries with children are columns; the others share the first column. */
  entries: readonly FrameEntry[];
  languages?: readonly LanguageChoice[];
  /** Configured content that replaces the entries. */
  content?: FooterContent<SafeHtml> | null;
  /** Pages for the retailer and search sections. */
  retailersUrl?: string;
  searchUrl?: string;
  /** Legal line: company, license, year. Hidden if a bottom section is configured. */
  legal?: ReactNode;
  /** Rendered above the legal line: consent settings, notes. */
  children?: ReactNode;
}

/** The footer of every page: the configured sections, or columns of the navigation. */
export function SiteFooter({
  entries,
  languages = [],
  content,
  retailersUrl,
  searchUrl,
  legal,
  children,
}: SiteFooterProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  return (
    <footer className={css.root} data-surface="black" data-print="hidden">
      <div className={css.content}>
        {content ? (
          <FooterSections content={content} retailersUrl={retailersUrl} searchUrl={searchUrl} />
        ) : (
          <FooterColumns entries={entries} />
        )}
        {children}
        <div className={css.end}>
          <a href="#top" className={css.toTop}>
            <Icon name="chevron-down" size={20} className={css.up} />
            {messages(locale)('to_top')}
          </a>
          {content?.bottom_html ? (
            <RichText html={content.bottom_html} className={css.bottom} data-section="bottom" />
          ) : (
            <div>{legal}</div>
          )}
          {languages.map((language) => (
            <a
              key={language.locale}
              href={language.href}
              lang={language.locale}
              hrefLang={language.locale}
              className={css.link}
            >
              {language.label}
            </a>
          ))}
        </div>
      </div>
    </footer>
  );
}

function FooterColumns({ entries }: Pick<SiteFooterProps, 'entries'>) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const name = siteName(useTheme(), locale);
  const columns = entries.filter((entry) => entry.children?.length);
  const single = entries.filter((entry) => !entry.children?.length);
  const link = (entry: FrameEntry) => (
    <li key={entry.id}>
      <SmartLink href={entry.url} className={css.link}>
        {entry.image ? <FooterImage {...entry.image} /> : entry.label}
      </SmartLink>
    </li>
  );
  return (
    <nav aria-label={t('footer')} className={css.columns}>
      <div className={css.brand}>
        <SmartLink href="/" className={css.home} aria-label={t('home', { name })}>
          <Wordmark />
        </SmartLink>
      </div>
      {columns.map((column) => (
        <FooterColumn key={column.id} heading={column.label}>
          <ul>{column.children?.map(link)}</ul>
        </FooterColumn>
      ))}
      {single.length > 0 ? <ul>{single.map(link)}</ul> : null}
    </nav>
  );
}

function FooterImage({
  id,
  alt,
  width = footerImageSize.width,
  height = footerImageSize.height,
}: NonNullable<FrameEntry['image']>) {
  return (
    <img
      src={imageUrl(id, width, height, 'webp')}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
    />
  );
}
