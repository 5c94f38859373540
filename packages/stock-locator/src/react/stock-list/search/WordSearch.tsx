import type { SearchSuggestion } from '@mawkib/api-clients/contracts/stock';
import type { Locale } from '@mawkib/core/locale';
import { Icon } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type FormEvent, lazy, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { withoutFilters } from '../../../engine/query/filter-edits.js';
import { normaliseQuery } from '../../../engine/query/normalise-query.js';
import { withReadWords } from '../../../engine/query/read-words.js';
import { searchEntries } from '../../../engine/query/search-params.js';
import type { VehicleQuery } from '../../../engine/query/vehicle-query.js';
import { withinPage } from '../../../engine/query/within-page.js';
import type { ListSource } from '../../call-stock.js';
import { messages } from '../../labels/messages.js';
import type { StockNavigation } from '../../listing/stock-navigation.js';
import { styles } from './word-search.styles.js';

interface Props extends ListSource {
  path: string;
  query: VehicleQuery;
  /** Last search text, as typed. */
  words: string | undefined;
  locale: Locale;
  navigation: StockNavigation;
  /** Label of the landmark. */
  label?: string;
}

/** Suggestions are loaded when the field gets the focus. */
const WordSuggestions = lazy(() =>
  import('../../suggestions/WordSuggestions.js').then((module) => ({
    default: module.WordSuggestions,
  })),
);

/**
 * Text search. A new search replaces the filters: the service parses the text into filters, which
 * are shown as applied filters and can be removed one by one. With JavaScript there are suggestions
 * during input.
 */
export function WordSearch(props: Props) {
  const { path, query, words = '', locale, navigation, service, list, within } = props;
  const css = useStyles(styles);
  const t = messages(locale);
  const id = useId();
  const [isRunning, setRunning] = useState(false);
  const [input, setInput] = useState<HTMLInputElement>();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(words);
  useEffect(() => setRunning(true), []);
  useEffect(() => {
    const { current } = field;
    // Text that the visitor is typing is not overwritten.
    if (current && ['', shown.current].includes(current.value)) current.value = words;
    shown.current = words;
  }, [words]);
  const reset = useMemo(() => withoutFilters(query), [query]);
  const base = useMemo(() => withinPage(reset, within), [reset, within]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    navigation.go(normaliseQuery({ ...reset, words: typed }));
  };
  const choose = ({ text, search }: SearchSuggestion) => {
    if (input) input.value = '';
    navigation.go(withReadWords(normaliseQuery({ ...reset, words: text }), search));
  };
  return (
    <form
      className={css.root}
      role="search"
      aria-label={props.label}
      action={path}
      method="get"
      onSubmit={submit}
    >
      {searchEntries(reset).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={css.label} htmlFor={id}>
        {t('search_words')}
      </label>
      <input
        ref={field}
        id={id}
        className={css.input}
        type="search"
        name="q"
        defaultValue={words}
        placeholder={t('search_example')}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={({ currentTarget }) => setInput(currentTarget)}
        {...(isRunning && combobox)}
      />
      <button className={css.submit} type="submit" aria-label={t('search')}>
        <Icon name="search" size={24} />
      </button>
      {input?.isConnected ? (
        <Suspense fallback={null}>
          <WordSuggestions
            key={words}
            input={input}
            id={`${id}list`}
            base={base}
            service={service}
            list={list}
            locale={locale}
            onChoose={choose}
          />
        </Suspense>
      ) : null}
    </form>
  );
}

/** Combobox props, set once JavaScript runs; suggestions set expanded and active states. */
const combobox = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  'aria-expanded': false,
} as const;
