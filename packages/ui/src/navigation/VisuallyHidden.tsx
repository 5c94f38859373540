import type { ReactNode } from 'react';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './visually-hidden.styles.js';

/** Visible only to screen readers. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  const css = useStyles(styles);
  return <span className={css.root}>{children}</span>;
}
