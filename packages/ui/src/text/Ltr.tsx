import type { ReactNode } from 'react';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-sheet.js';
import { styles } from './ltr.styles.js';

/** Phone numbers, VINs, ranges, addresses of mail: never turned around by Arabic text. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  const css = useStyles(styles);
  return (
    <bdi dir="ltr" className={classes(css.root, className)}>
      {children}
    </bdi>
  );
}
