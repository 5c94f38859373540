import { useLocale } from '../locale/LocaleProvider.js';
import { useTheme } from '../locale/ThemeProvider.js';
import { classes } from '../styles/classes.js';
import { useSheet } from '../styles/use-sheet.js';
import { messages } from './site-frame.messages.js';
import { styles } from './wordmark.styles.js';

const marks = {
  'land-rover': 'M0 20 8 4h6L6 20zM11 20 19 4h6l-8 16zM22 20 30 4h6l-8 16z',
  jaguar: 'M.5 20 15 4M8.5 20 23 4M16.5 20 31 4M24.5 20 36 7.3',
};

/** The market's own mark: cars in a row. A market team puts its logo here. */
export function Wordmark({ className }: { className?: string }) {
  const css = useSheet(styles);
  const theme = useTheme();
  const { locale } = useLocale();
  return (
    <span className={classes(css.root, className)} data-mark={theme}>
      <svg viewBox="0 0 36 24" aria-hidden className={css.mark}>
        <path d={marks[theme]} />
      </svg>
      <span className={css.name}>{messages(locale)('brand')}</span>
    </span>
  );
}
