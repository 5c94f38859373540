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
import { wordmarkDrawings } from './wordmark-drawings.js';

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
