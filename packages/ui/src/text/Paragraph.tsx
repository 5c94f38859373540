import type { HTMLAttributes } from 'react';
import { classes } from '../styles/classes.js';
import { useSheet } from '../styles/use-sheet.js';
import { styles } from './paragraph.styles.js';
import { paragraphSize } from './text-values.js';

export interface ParagraphProps extends HTMLAttributes<HTMLParagraphElement> {
  /** xs, s, m, l, quote or subcopy; anything else is m. */
  size?: unknown;
}

export function Paragraph({ size, className, ...rest }: ParagraphProps) {
  const css = useSheet(styles);
  return <p {...rest} className={classes(css.root, className)} data-size={paragraphSize(size)} />;
}
