import type { HTMLAttributes } from 'react';
import type { GridColumns } from '../styles/breakpoints.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './grid.styles.js';

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /**
   * 1 to 5; `2-4`: two on a phone and four on a desktop; `1-4`: one and four; `ffi`: the first item
   * full width, the others in three columns below it. Default: 1.
   */
  columns?: GridColumns | 1 | 2 | 3 | 4 | 5;
  as?: 'div' | 'ul' | 'ol';
  gap?: 'normal' | 'wide' | 'none';
}

export function Grid({ columns = 1, as: Tag = 'div', gap, className, ...rest }: GridProps) {
  const css = useStyles(styles);
  return (
    <Tag {...rest} className={classes(css.root, className)} data-columns={columns} data-gap={gap} />
  );
}
