import type { HTMLAttributes } from 'react';
import { Icon } from '../icons/Icon.js';
import type { SafeHtml } from '../rich-text/safe-html.js';
import { classes } from '../styles/classes.js';
import { useSheet } from '../styles/use-sheet.js';
import { styles } from './heading.styles.js';
import { headingLevel, headingSize } from './text-values.js';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** 1 to 6, `'h1'` to `'h6'`; anything else is 2. */
  level?: unknown;
  /** xs, s, m, l, xl or title; anything else is xl. */
  size?: unknown;
  icon?: string | null;
  font?: string | null;
  /** Sanitised inline HTML instead of children. */
  html?: SafeHtml;
}

export function Heading({
  level,
  size,
  icon,
  font,
  html,
  className,
  children,
  ...rest
}: HeadingProps) {
  const css = useSheet(styles);
  const Tag = `h${headingLevel(level)}` as const;
  const text =
    html === undefined ? (
      children
    ) : (
      <span dangerouslySetInnerHTML={{ __html: html.replace(/<\/?p[^>]*>/g, '') }} />
    );
  return (
    <Tag
      {...rest}
      className={classes(css.root, className)}
      data-size={headingSize(size)}
      data-font={font === 'secondary' ? 'secondary' : undefined}
    >
      {icon ? <Icon name={icon} className={css.icon} /> : null}
      {text}
    </Tag>
  );
}
