import type { Locale } from '@mawkib/core/locale';
import { Icon, SmartLink } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { normaliseQuery } from '../../../engine/query/normalise-query.js';
import type { VehicleQuery } from '../../../engine/query/vehicle-query.js';
import { messages } from '../../labels/messages.js';
import type { StockNavigation } from '../../listing/stock-navigation.js';
import { useFocusAfterRemoval } from '../use-focus-after-removal.js';
import { styles } from './ignored-words.styles.js';

interface Props {
  /** The query with the search text as typed. */
  query: VehicleQuery;
  /** Words that match nothing. */
  ignored: readonly string[];
  /** What they are said to be. Default: words without a match. */
  title?: 'ignored_words' | 'absent_words';
  locale: Locale;
  navigation: StockNavigation;
}

/** Lists ignored words above the results, each with a link that removes it. */
export function IgnoredWords({
  query,
  ignored,
  title = 'ignored_words',
  locale,
  navigation,
}: Props) {
  const css = useStyles(styles);
  const t = messages(locale);
  const focus = useFocusAfterRemoval(ignored.length);
  return (
    <div className={css.root} role="status" data-print="hidden">
      <p className={css.title}>{t(title)}</p>
      <ul className={css.words} {...focus}>
        {ignored.map((word) => {
          const without = withoutWord(query, word);
          return (
            <li key={word}>
              <SmartLink
                className={css.word}
                href={navigation.href(without)}
                onClick={navigation.onClick(without)}
                aria-label={t('remove', { name: word })}
                rel="nofollow"
              >
                <bdi>{word}</bdi>
                <Icon name="close" size={16} />
              </SmartLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The typed text without a word. */
export function withoutWord(query: VehicleQuery, word: string): VehicleQuery {
  const typed = ` ${query.words ?? ''} `;
  const words = typed.replace(typed.includes(` ${word} `) ? ` ${word} ` : word, ' ');
  return normaliseQuery({ ...query, words: words.replace(/\s+/g, ' '), page: 1 });
}
