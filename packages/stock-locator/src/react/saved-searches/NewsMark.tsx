import { formatNumber, type Locale } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { formatPrice } from '../../engine/prices/stock-prices.js';
import { messages } from '../labels/searches.messages.js';
import { styles } from './news-mark.styles.js';
import type { StoredNews } from './storage/saved-search.js';

interface Props {
  id: string;
  marked: Pick<StoredNews, 'added' | 'cheaper'>;
  locale: Locale;
}

/** Badge: the vehicle is new since the last visit, or cheaper by an amount. */
export function NewsMark({ id, marked, locale }: Props) {
  const css = useStyles(styles);
  const t = messages(locale);
  const cheaper = marked.cheaper.find((each) => each.id === id);
  if (!cheaper && !marked.added.includes(id)) return null;
  const less = cheaper ? cheaper.before - cheaper.now : 0;
  const amount = formatPrice(less, locale) || formatNumber(less, locale);
  return (
    <p className={css.root} data-kind={cheaper ? 'cheaper' : 'new'}>
      {cheaper ? t('mark_cheaper', { amount }) : t('mark_new')}
    </p>
  );
}
