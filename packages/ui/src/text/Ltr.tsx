import type { ReactNode } from 'react';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './ltr.styles.js';

/** Isolates LTR text in Arabic: phone numbers, VINs, ranges, e-mail addresses. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  const css = useStyles(styles);
  return (
    <bdi dir="ltr" className={classes(css.root, className)}>
      {children}
    </bdi>
  );
}
