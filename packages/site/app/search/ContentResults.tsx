import type { FoundContent } from '@mawkib/api-clients/contracts/content';
import { formatDate } from '@mawkib/core/locale';
import { MarkedText, Picture, SmartLink } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { usePageLocale } from '../page/use-page-locale.ts';
import { messages } from './search.messages.ts';
import { styles } from './search-page.styles.ts';

const labels = {
  model: 'models',
  page: 'pages',
  question: 'questions',
  retailer: 'retailers',
  news: 'news',
} as const;

/** Pages, questions, retailers and news that were found, with the matched words marked. */
export function ContentResults({ results }: { results: readonly FoundContent[] }) {
  const css = useStyles(styles);
  const locale = usePageLocale();
  const t = messages(locale);
  return (
    <ol className={css.results}>
      {results.map(({ id, kind, title, text, url, image_id, date }) => (
        <li key={id} className={css.result}>
          <div className={css.words}>
            <p className={css.label}>
              {t(labels[kind])}
              {date ? ` · ${formatDate(date, locale)}` : ''}
            </p>
            <h2 className={css.title}>
              {url === null ? (
                <MarkedText parts={title} />
              ) : (
                <SmartLink href={url} className={css.whole}>
                  <MarkedText parts={title} />
                </SmartLink>
              )}
            </h2>
            <p className={css.text}>
              <MarkedText parts={text} />
            </p>
          </div>
          {image_id ? (
            <div className={css.picture}>
              <Picture image={{ id: image_id, alt: '' }} sizes="(max-width: 740px) 112px, 200px" />
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
