import { brandOfTheme } from '@mawkib/core/brands';
import type { Logo } from '@mawkib/core/settings';
import { fineSet } from '../../icons/first-sets.js';
import { iconSetOf } from '../../icons/icon-sets.js';
import { useLocale } from '../../locale/LocaleProvider.js';
import { classes } from '../../styles/sheets/classes.js';
import { useStyles } from '../../styles/sheets/use-styles.js';
import { useTheme } from '../../theme/ThemeProvider.js';
import { logoName } from './logo-name.js';
import { styles } from './wordmark.styles.js';

/** Icons of the first market's four logos on a grid of 36 by 24. `line` ones have thin strokes. */
const wordmarkDrawings = {
  default: {
    solid: 'M0 20 8 4h6L6 20zM11 20 19 4h6l-8 16zM22 20 30 4h6l-8 16z',
    line: 'M.5 20 15 4M8.5 20 23 4M16.5 20 31 4M24.5 20 36 7.3',
  },
  range_rover: {
    solid: 'M0 17.5h36V20H0zM1 15 9.5 8.5Q11 7.4 13 7.2L36 5v2.6l-22.6 2.2q-1 .1-1.8.7L5.6 15z',
    line: 'M.5 19.5h35M1 15.5 9.5 9q1.5-1.1 3.5-1.3L35.5 5M8 15.5l4.5-3.3q1-.7 2.3-.8L35.5 9',
  },
  defender: {
    solid: 'M1 4h10v16H1zm3 3v4h4V7zM13 4h10v16H13zm3 3v4h4V7zM25 4h10v16H25zm3 3v4h4V7z',
    line: 'M1.5 4.5h9v15h-9zM13.5 4.5h9v15h-9zM25.5 4.5h9v15h-9z',
  },
  discovery: {
    solid: 'M18 3l17 9-17 9L1 12zm0 3.4L7.4 12 18 17.6 28.6 12zM18 9.5l4.7 2.5-4.7 2.5-4.7-2.5z',
    line: 'M18 3.5L34 12l-16 8.5L2 12zM18 8.5l6.6 3.5-6.6 3.5-6.6-3.5z',
  },
} satisfies Record<string, { solid: string; line: string }>;

export interface WordmarkProps {
  /** A line of the market. Default: the brand. */
  logo?: Logo;
  className?: string;
}

/** The logo of the page's brand, or an icon with the name next to it. */
export function Wordmark({ logo = 'default', className }: WordmarkProps) {
  const css = useStyles(styles);
  const theme = useTheme();
  const { locale } = useLocale();
  const name = logoName(logo, theme, locale);
  const picture = brandOfTheme(theme)?.logo;
  const set = iconSetOf(theme);
  if (picture && logo === 'default') {
    return (
      <span className={classes(css.root, className)} data-logo={logo}>
        <img src={picture} alt={name} className={css.picture} />
      </span>
    );
  }
  const { solid, line } =
    logo in wordmarkDrawings
      ? wordmarkDrawings[logo as keyof typeof wordmarkDrawings]
      : wordmarkDrawings.default;
  return (
    <span
      className={classes(css.root, className)}
      data-mark={set === fineSet ? 'fine' : 'solid'}
      data-logo={logo}
    >
      <svg viewBox="0 0 36 24" aria-hidden className={css.mark}>
        <path fillRule="evenodd" d={set === fineSet ? line : solid} />
      </svg>
      <span className={css.name}>{name}</span>
    </span>
  );
}
