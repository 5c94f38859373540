import type { ReactNode } from 'react';
import { useStyles } from '../styles/sheets/use-sheet.js';
import { styles } from './visually-hidden.styles.js';

/** For those who listen, not for those who look. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  const css = useStyles(styles);
  return <span className={css.root}>{children}</span>;
}
