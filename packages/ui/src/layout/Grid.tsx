import type { HTMLAttributes } from 'react';
import { classes } from '../styles/classes.js';
import { gridColumns } from '../styles/layout.js';
import { useSheet } from '../styles/use-sheet.js';
import { styles } from './grid.styles.js';

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /**
   * 1 to 5; `2-4`: two on a phone and four on a desktop; `1-4`: one and four; `ffi`: the first
   * item over the whole width, the others in three columns below it. Anything else is 1.
   */
  columns?: unknown;
  as?: 'div' | 'ul' | 'ol';
  gap?: 'normal' | 'wide' | 'none';
}

export function Grid({ columns, as: Tag = 'div', gap, className, ...rest }: GridProps) {
  const css = useSheet(styles);
  const known = gridColumns.find((value) => value === String(columns)) ?? '1';
  return (
    <Tag {...rest} className={classes(css.root, className)} data-columns={known} data-gap={gap} />
  );
}
