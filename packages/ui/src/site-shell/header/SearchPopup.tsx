import { localizedPath } from '@mawkib/core/locale';
import { type ToggleEvent, useRef } from 'react';
import { Icon } from '../../icons/Icon.js';
import { useLocale } from '../../locale/LocaleProvider.js';
import { useStyles } from '../../styles/sheets/use-styles.js';
import { messages } from '../site-shell.messages.js';
import { styles } from './search-popup.styles.js';

export interface SearchPopupProps {
  /** Page of search results; gets the term as `q`. */
  url: string;
}

/** A button that opens the site search; works without a script. */
export function SearchPopup({ url }: SearchPopupProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const field = useRef<HTMLInputElement>(null);
  const onToggle = ({ newState }: ToggleEvent<HTMLDetailsElement>) => {
    if (newState === 'open') field.current?.focus();
  };
  return (
    <details className={css.root} data-disclosure onToggle={onToggle}>
      <summary className={css.toggle}>
        <span className={css.text}>{t('search')}</span>
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
          />
          <button type="submit" className={css.go}>
            {t('search_go')}
          </button>
        </form>
      </search>
    </details>
  );
}
