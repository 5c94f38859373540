import { useTheme } from '../locale/ThemeProvider.js';
import { classes } from '../styles/classes.js';
import { useSheet } from '../styles/use-sheet.js';
import { styles } from './icon.styles.js';
import { directionalIcons, type IconName, isIconName } from './icon-names.js';
import { jaguar } from './jaguar.js';
import { landRover } from './land-rover.js';

export interface IconProps {
  /** A name that is not in the set renders nothing. */
  name: IconName | (string & {});
  /** In px; the text's own height without it. */
  size?: 16 | 20 | 24 | 32 | 48;
  /** Only for an icon that says something the text beside it does not. */
  label?: string;
  /** Turns it around in right-to-left text; on for icons that point along the text. */
  mirror?: boolean;
  className?: string;
}

export function Icon({ name, size, label, mirror, className }: IconProps) {
  const css = useSheet(styles);
  const theme = useTheme();
  if (!isIconName(name)) return null;
  const drawing = (theme === 'jaguar' ? jaguar : landRover)[name];
  const filled = drawing.startsWith('#');
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: has a label or is hidden
    <svg
      className={classes(css.root, className)}
      viewBox="0 0 24 24"
      data-theme-icon={theme}
      data-mirror={(mirror ?? directionalIcons.includes(name)) || undefined}
      data-filled={filled || undefined}
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={filled ? drawing.slice(1) : drawing} />
    </svg>
  );
}
