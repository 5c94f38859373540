import type { ReactNode } from 'react';
import { SmartLink } from '../link/SmartLink.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { imageUrl } from '../picture/image-url.js';
import { useSheet } from '../styles/use-sheet.js';
import type { FrameEntry, LanguageChoice } from './frame-entry.js';
import { footerImageSize, styles } from './site-footer.styles.js';
import { messages } from './site-frame.messages.js';
import { Wordmark } from './Wordmark.js';

export interface SiteFooterProps {
  /** Each with children is a column; those without share the first. */
  entries: readonly FrameEntry[];
  languages?: readonly LanguageChoice[];
  /** The small line: company, licence, year. */
  legal?: ReactNode;
  /** More above the legal line: consent settings, notes. */
  children?: ReactNode;
}

export function SiteFooter({ entries, languages = [], legal, children }: SiteFooterProps) {
  const css = useSheet(styles);
  const { locale } = useLocale();
  const t = messages(locale);
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
    <footer className={css.root} data-surface="black" data-print="hidden">
      <div className={css.content}>
        <nav aria-label={t('footer')} className={css.columns}>
          <div className={css.brand}>
            <Wordmark />
          </div>
          {columns.map((column) => (
            <div key={column.id}>
              <p className={css.title}>{column.label}</p>
              <ul>{column.children?.map(link)}</ul>
            </div>
          ))}
          {single.length > 0 ? <ul>{single.map(link)}</ul> : null}
        </nav>
        {children}
        <div className={css.end}>
          <div>{legal}</div>
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

function FooterImage({
  id,
  alt,
  width = footerImageSize[0],
  height = footerImageSize[1],
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
