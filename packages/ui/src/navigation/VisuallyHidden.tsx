import type { ReactNode } from 'react';
import { useSheet } from '../styles/sheets/use-sheet.js';
import { styles } from './visually-hidden.styles.js';

/** For those who listen, not for those who look. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  const css = useSheet(styles);
  return <span className={css.root}>{children}</span>;
}
