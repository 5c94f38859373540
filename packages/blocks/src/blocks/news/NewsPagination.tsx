import { formatNumber } from '@mawkib/core/locale';
import { SmartLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { messages } from './news.messages.js';
import { newsPageHref } from './news-page-href.js';
import { styles } from './news-pagination.styles.js';

interface Props {
  address: { pathname: string; search: string };
  page: number;
  pages: number;
}

/** The first, the last, and those around the current page. */
const shownPages = (page: number, pages: number): number[] =>
  Array.from({ length: pages }, (_, at) => at + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= 1,
  );

/** Links to the pages of the list; nothing if there is only one. */
export function NewsPagination({ address, page, pages }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  if (pages < 2 || pages > 10_000) return null;
  return (
    <nav className={css.root} aria-label={t('pages')}>
      {page > 1 ? (
        <SmartLink className={css.step} rel="prev" href={newsPageHref(address, page - 1)}>
          {t('previous')}
        </SmartLink>
      ) : null}
      <ol className={css.pages}>
        {shownPages(page, pages).map((each, at, all) => (
          <li key={each} data-gap={each - (all[at - 1] ?? each) > 1 || undefined}>
            <SmartLink
              className={css.page}
              href={newsPageHref(address, each)}
              aria-label={t('page', { page: each })}
              aria-current={each === page ? 'page' : undefined}
            >
              {formatNumber(each, locale)}
            </SmartLink>
          </li>
        ))}
      </ol>
      {page < pages ? (
        <SmartLink className={css.step} rel="next" href={newsPageHref(address, page + 1)}>
          {t('next')}
        </SmartLink>
      ) : null}
    </nav>
  );
}
