import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-sheet.js';
import { useTheme } from '../theme/ThemeProvider.js';
import { fineSet } from './first-sets.js';
import { styles } from './icon.styles.js';
import { useIconMarkup } from './icon-markup.js';
import { directionalIcons, type IconName, isIconName } from './icon-names.js';
import { iconSetOf } from './icon-set.js';

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

export function Icon(props: IconProps) {
  return isIconName(props.name) ? <KnownIcon {...props} name={props.name} /> : null;
}

function KnownIcon({ name, size, label, mirror, className }: IconProps & { name: IconName }) {
  const css = useStyles(styles);
  const set = iconSetOf(useTheme());
  return (
    <svg
      className={classes(css.root, className)}
      viewBox="0 0 24 24"
      data-theme-icon={set}
      data-line={set === fineSet ? 'fine' : undefined}
      data-mirror={(mirror ?? directionalIcons.includes(name)) || undefined}
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the sets or an address of the site's own
      dangerouslySetInnerHTML={useIconMarkup(name)}
    />
  );
}
