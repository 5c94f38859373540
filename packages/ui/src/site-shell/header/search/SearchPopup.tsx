import { localizedPath } from '@mawkib/core/locale';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../icons/Icon.js';
import { useLocale } from '../../../locale/LocaleProvider.js';
import { VisuallyHidden } from '../../../navigation/VisuallyHidden.js';
import { useStyles } from '../../../styles/sheets/use-styles.js';
import { afterFrame } from '../../after-frame.js';
import { messages } from '../../site-shell.messages.js';
import { styles } from './search-popup.styles.js';

export interface SearchPopupProps {
  /** Page of search results; gets the term as `q`. */
  url: string;
  /** Returns suggestions for `?q=`, see `SearchSuggestionsResponse`. Default: none. */
  suggestionsUrl?: string | undefined;
}

/** Loaded when the search is opened for the first time. */
const SearchSuggestions = lazy(() =>
  import('./SearchSuggestions.js').then((module) => ({ default: module.SearchSuggestions })),
);

/** A button that opens the site search; works without a script. */
export function SearchPopup({ url, suggestionsUrl }: SearchPopupProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const root = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** The field while the search is open; null on the server. */
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isRunning, setRunning] = useState(false);
  const onToggle = () => {
    const isOpen = root.current?.open ?? false;
    setInput(isOpen ? field.current : null);
    // After `useOpenMenu`, otherwise the focus moves the page.
    if (isOpen) afterFrame(() => root.current?.open && field.current?.focus());
  };
  useEffect(() => {
    setRunning(true);
    // It may have been opened before this script ran; a focus that has moved on stays.
    if (!root.current?.open) return;
    setInput(field.current);
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.parentElement === root.current)
      field.current?.focus();
  }, []);
  const close = () => {
    if (root.current) root.current.open = false;
  };
  return (
    <details ref={root} className={css.root} data-disclosure onToggle={onToggle}>
      <summary className={css.toggle}>
        <VisuallyHidden>{t('search')}</VisuallyHidden>
        <Icon name="search" size={24} className={css.closed} />
        <Icon name="close" size={24} className={css.opened} />
      </summary>
      <search className={css.panel}>
        <form action={localizedPath(url, locale)} method="get" className={css.form}>
          <input
            ref={field}
            className={css.input}
            type="search"
            name="q"
            aria-label={t('search')}
            placeholder={t('search')}
            required
            maxLength={200}
            enterKeyHint="search"
            autoComplete="off"
            {...(isRunning && suggestionsUrl && combobox)}
          />
          <button type="submit" className={css.go}>
            {t('search_go')}
          </button>
        </form>
        {input && suggestionsUrl ? (
          <Suspense fallback={null}>
            <SearchSuggestions input={input} url={suggestionsUrl} onLeave={close} />
          </Suspense>
        ) : null}
      </search>
    </details>
  );
}

/** Set once a script runs; the suggestions set the expanded and active state. */
const combobox = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  'aria-expanded': false,
} as const;
