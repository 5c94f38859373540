import type { HTMLAttributes, Ref } from 'react';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './scroll-region.styles.js';

export interface ScrollRegionProps extends Omit<HTMLAttributes<HTMLElement>, 'aria-label'> {
  /** Accessible name of the region. */
  label: string;
  ref?: Ref<HTMLElement>;
}

/**
 * A region that scrolls horizontally, also by keyboard, for content that may be wider than its
 * container, e.g. a table.
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
