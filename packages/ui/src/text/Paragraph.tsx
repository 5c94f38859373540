import type { HTMLAttributes } from 'react';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import type { ParagraphSize } from './heading-sizes.js';
import { styles } from './paragraph.styles.js';

export interface ParagraphProps extends HTMLAttributes<HTMLParagraphElement> {
  /** Default: `m`. */
  size?: ParagraphSize;
}

export function Paragraph({ size = 'm', className, ...rest }: ParagraphProps) {
  const css = useStyles(styles);
  return <p {...rest} className={classes(css.root, className)} data-size={size} />;
}
