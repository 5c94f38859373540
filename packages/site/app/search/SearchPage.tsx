import { localizedPath } from '@mawkib/core/locale';
import { EmptyState, Heading, Notice, Paragraph, Section, SmartLink } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { usePageLocale } from '../page/use-page-locale.ts';
import { CarResults } from './CarResults.tsx';
import { ContentResults } from './ContentResults.tsx';
import type { SearchResults } from './load-search.server.ts';
import { messages } from './search.messages.ts';
import { styles } from './search-page.styles.ts';
import { maxText, resultKinds, type SearchQuery, writeSearchQuery } from './search-query.ts';

interface Props {
  query: SearchQuery;
  results: SearchResults;
}

/** The page of search results: field, kinds, results, pages. Works without a script. */
export function SearchPage({ query, results }: Props) {
  const css = useStyles(styles);
  const locale = usePageLocale();
  const t = messages(locale);
  const { text, kind, isCut } = query;
  const { totals, content, cars, listPath, isPartial } = results;
  const href = (changes: Partial<SearchQuery>) =>
    `/search${writeSearchQuery({ ...query, page: 1, ...changes })}`;
  const shownKinds = resultKinds.filter((each) => each === kind || totals[each] > 0);
  const isEmpty = content.length === 0 && cars.length === 0;
  return (
    <Section className={css.section}>
      <div className={css.root}>
        <Heading level={1} size="l">
          {text ? t('title_of', { q: text }) : t('title')}
        </Heading>
        <search>
          <form action={localizedPath('/search', locale)} method="get" className={css.form}>
            <input
              key={text}
              className={css.input}
              type="search"
              name="q"
              aria-label={t('field')}
              placeholder={t('field')}
              defaultValue={text}
              maxLength={maxText}
              required
              enterKeyHint="search"
              autoComplete="off"
            />
            <button type="submit" className={css.go}>
              {t('go')}
            </button>
          </form>
        </search>
        {isCut ? <Paragraph>{t('cut', { max: maxText })}</Paragraph> : null}
        {isPartial ? <Notice>{t('failed')}</Notice> : null}
        {text === '' ? <Paragraph>{t('hint')}</Paragraph> : null}
        {text !== '' && (totals.all > 0 || kind !== 'all') ? (
          <nav aria-label={t('kinds')} className={css.kinds}>
            {shownKinds.map((each) => (
              <SmartLink
                key={each}
                href={href({ kind: each })}
                className={css.kind}
                aria-current={each === kind ? 'page' : undefined}
              >
                {t(each)} <bdi className={css.count}>{totals[each]}</bdi>
              </SmartLink>
            ))}
          </nav>
        ) : null}
        {text !== '' && isEmpty && !isPartial ? (
          <EmptyState className={css.empty}>
            <SmartLink href={listPath} className={css.link}>
              {t('browse_stock')}
            </SmartLink>
            <SmartLink href="/" className={css.link}>
              {t('home')}
            </SmartLink>
          </EmptyState>
        ) : null}
        {cars.length > 0 ? (
          <CarResults
            cars={cars}
            text={text}
            total={totals.cars}
            listPath={listPath}
            isList={kind === 'cars'}
          />
        ) : null}
        {content.length > 0 ? <ContentResults results={content} /> : null}
        <Paging query={query} pages={results.pages} href={href} />
      </div>
    </Section>
  );
}

interface PagingProps {
  query: SearchQuery;
  pages: number;
  href(changes: Partial<SearchQuery>): string;
}

function Paging({ query: { page }, pages, href }: PagingProps) {
  const css = useStyles(styles);
  const t = messages(usePageLocale());
  if (pages < 2) return null;
  return (
    <nav aria-label={t('paging')} className={css.paging}>
      {page > 1 ? (
        <SmartLink href={href({ page: page - 1 })} rel="prev" className={css.link}>
          {t('previous')}
        </SmartLink>
      ) : (
        <span />
      )}
      <span>{t('page_of', { page, pages })}</span>
      {page < pages ? (
        <SmartLink href={href({ page: page + 1 })} rel="next" className={css.link}>
          {t('next')}
        </SmartLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
