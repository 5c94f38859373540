import type { HTMLAttributes } from 'react';
import { Icon } from '../icons/Icon.js';
import type { SafeHtml } from '../rich-text/safe-html.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './heading.styles.js';
import type { HeadingLevel, HeadingSize } from './heading-sizes.js';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Default: 2. */
  level?: HeadingLevel;
  /** Default: `xl`. */
  size?: HeadingSize;
  /** Name of an icon before the text. */
  icon?: string | null;
  /** `secondary`: the theme's second typeface. Default: `primary`. */
  font?: 'primary' | 'secondary';
  /** Sanitized inline HTML instead of children, from `renderMarkdown` with `inline`. */
  html?: SafeHtml;
}

export function Heading({
  level = 2,
  size = 'xl',
  icon,
  font,
  html,
  className,
  children,
  ...rest
}: HeadingProps) {
  const css = useStyles(styles);
  const Tag = `h${level}` as const;
  const text = html === undefined ? children : <span dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <Tag
      {...rest}
      className={classes(css.root, className)}
      data-size={size}
      data-font={font === 'secondary' ? 'secondary' : undefined}
    >
      {icon ? <Icon name={icon} className={css.icon} /> : null}
      {text}
    </Tag>
  );
}
