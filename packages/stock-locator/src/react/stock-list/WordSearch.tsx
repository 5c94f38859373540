import type { Locale } from '@mawkib/core/locale';
import { Icon } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import { type FormEvent, useId } from 'react';
import { normaliseQuery } from '../../engine/normalise-query.js';
import { searchEntries } from '../../engine/page-address.js';
import { withoutFilters } from '../../engine/query-edits.js';
import type { VehicleQuery } from '../../engine/vehicle-query.js';
import { messages } from '../labels/messages.js';
import type { StockNavigation } from './use-stock-navigation.js';
import { styles } from './word-search.styles.js';

interface Props {
  path: string;
  query: VehicleQuery;
  /** What was typed last, as it was typed. */
  words: string | undefined;
  locale: Locale;
  navigation: StockNavigation;
}

/**
 * A search in a visitor's own words. It begins anew: the service reads the words as filters, which
 * then stand among the applied ones and can be taken off one by one.
 */
export function WordSearch({ path, query, words = '', locale, navigation }: Props) {
  const css = useSheet(styles);
  const t = messages(locale);
  const id = useId();
  const anew = withoutFilters(query);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    navigation.go(normaliseQuery({ ...anew, words: typed }));
  };
  return (
    <form className={css.root} role="search" action={path} method="get" onSubmit={submit}>
      {searchEntries(anew).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={css.label} htmlFor={id}>
        {t('search_words')}
      </label>
      <input
        key={words}
        id={id}
        className={css.input}
        type="search"
        name="q"
        defaultValue={words}
        placeholder={t('search_example')}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className={css.submit} type="submit" aria-label={t('search')}>
        <Icon name="search" size={24} />
      </button>
    </form>
  );
}
