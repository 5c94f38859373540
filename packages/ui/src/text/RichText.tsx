import type { HTMLAttributes } from 'react';
import type { SafeHtml } from '../rich-text/safe-html.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import type { ParagraphSize } from './heading-sizes.js';
import { styles } from './rich-text.styles.js';

export interface RichTextProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** HTML from `@mawkib/ui/rich-text`. */
  html: SafeHtml | null | undefined;
  /** Default: `m`. */
  size?: ParagraphSize;
}

/** Sanitized HTML of staff. Renders nothing if it is blank. */
export function RichText({ html, size = 'm', className, ...rest }: RichTextProps) {
  const css = useStyles(styles);
  if (!html?.trim()) return null;
  return (
    <div
      {...rest}
      className={classes(css.root, className)}
      data-size={size}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
