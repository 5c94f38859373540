import type { HTMLAttributes, Ref } from 'react';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-sheet.js';
import { styles } from './scroll-region.styles.js';

export interface ScrollRegionProps extends Omit<HTMLAttributes<HTMLElement>, 'aria-label'> {
  /** What it holds: its name as a landmark. */
  label: string;
  ref?: Ref<HTMLElement>;
}

/**
 * What may be wider than the place it stands in, a table most of all. It scrolls there, also by
 * keyboard, and the page does not.
 */
export function ScrollRegion({ label, className, ...rest }: ScrollRegionProps) {
  const css = useStyles(styles);
  return (
    <section
      {...rest}
      className={classes(css.root, className)}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
    />
  );
}
