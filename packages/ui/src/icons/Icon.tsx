import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { useTheme } from '../theme/ThemeProvider.js';
import { fineSet } from './first-sets.js';
import { styles } from './icon.styles.js';
import { directionalIcons, type IconName, isIconName } from './icon-names.js';
import { iconSetOf } from './icon-sets.js';
import { useIconMarkup } from './use-icon-markup.js';

export interface IconProps {
  /** An unknown name renders nothing. */
  name: IconName | (string & {});
  /** In px. Default: the text's height. */
  size?: 16 | 20 | 24 | 32 | 48;
  /** Accessible name; only if there is no equivalent text next to it. */
  label?: string;
  /** Mirrors the icon in RTL text. Default: true for directional icons. */
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the sets or a URL of the site's own
      dangerouslySetInnerHTML={useIconMarkup(name)}
    />
  );
}
