import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { messages } from './navigation.messages.js';
import { styles } from './visually-hidden.styles.js';

/** Must be the first link of the page. Its target needs `tabIndex={-1}`. */
export function SkipLink({ href = '#main' }: { href?: string }) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  return (
    <a href={href} className={css.skip}>
      {messages(locale)('skip')}
    </a>
  );
}
