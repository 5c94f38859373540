import { useId } from 'react';
import { useLocale } from '../../locale/LocaleProvider.js';
import { useStyles } from '../../styles/sheets/use-styles.js';
import type { LanguageChoice } from '../frame-entry.js';
import { messages } from '../site-shell.messages.js';
import { styles } from './site-header.styles.js';

/** Link to the page in another language; a button with a message if there is none. */
export function LanguageLink({ locale, label, href, isMissing }: LanguageChoice) {
  const css = useStyles(styles);
  const id = useId();
  const t = messages(useLocale().locale);
  if (!isMissing) {
    return (
      <a href={href} lang={locale} hrefLang={locale} className={css.language}>
        {label}
      </a>
    );
  }
  return (
    <>
      <button type="button" className={css.language} data-missing popoverTarget={id}>
        <span lang={locale}>{label}</span>
      </button>
      <p id={id} popover="auto" className={css.missing} role="status">
        {t('no_language', { language: label })}
      </p>
    </>
  );
}
