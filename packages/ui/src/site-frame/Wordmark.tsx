import type { Logo } from '@mawkib/core/settings';
import { useLocale } from '../locale/LocaleProvider.js';
import { useTheme } from '../locale/ThemeProvider.js';
import { classes } from '../styles/classes.js';
import { useSheet } from '../styles/use-sheet.js';
import { messages } from './site-frame.messages.js';
import { styles } from './wordmark.styles.js';
import { drawings } from './wordmark-drawings.js';

export interface WordmarkProps {
  /** Which of the four; the market's own unless given. */
  logo?: Logo;
  className?: string;
}

/** The market's own mark and the three of its families. A market team puts its logos here. */
export function Wordmark({ logo = 'default', className }: WordmarkProps) {
  const css = useSheet(styles);
  const theme = useTheme();
  const { locale } = useLocale();
  const { solid, line } = drawings[logo];
  return (
    <span className={classes(css.root, className)} data-mark={theme} data-logo={logo}>
      <svg viewBox="0 0 36 24" aria-hidden className={css.mark}>
        <path fillRule="evenodd" d={theme === 'jaguar' ? line : solid} />
      </svg>
      <span className={css.name}>{messages(locale)(logo)}</span>
    </span>
  );
}
