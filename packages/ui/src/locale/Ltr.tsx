import type { ReactNode } from 'react';
import { classes } from '../styles/classes.js';
import { useSheet } from '../styles/use-sheet.js';
import { ltrStyles } from './price.styles.js';

/** Phone numbers, VINs, ranges, addresses of mail: never turned around by Arabic text. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  const css = useSheet(ltrStyles);
  return (
    <bdi dir="ltr" className={classes(css.root, className)}>
      {children}
    </bdi>
  );
}
