import type { HTMLAttributes } from 'react';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import type { Surface } from '../styles/themes/themes.js';
import { styles } from './section.styles.js';

/** Sides of a section with less padding. */
export type SectionPadding = 'normal' | 'top-space-0' | 'bottom-space-0' | 'y-space-0';

/** Sides of a section with a border. */
export type SectionBorder = 'border-top' | 'border-bottom' | 'border-top-bottom' | 'no-border';

/** `all-white`: light with a pure white background. */
export type SectionSurface = Surface | 'all-white';

export interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** Default: `light`. */
  surface?: SectionSurface;
  /** Default: `normal`. */
  padding?: SectionPadding;
  /** Default: `no-border`. */
  border?: SectionBorder;
  /** `page`: content within the page's margins. `full`: edge to edge. Default: `page`. */
  width?: 'page' | 'full';
  as?: 'section' | 'div' | 'aside';
}

/** Layout of a block. */
export function Section({
  surface = 'light',
  padding = 'normal',
  border = 'no-border',
  width = 'page',
  as: Tag = 'section',
  className,
  children,
  ...rest
}: SectionProps) {
  const css = useStyles(styles);
  const allWhite = surface === 'all-white';
  return (
    <Tag
      {...rest}
      className={classes(css.root, className)}
      data-surface={allWhite ? 'light' : surface}
      data-all-white={allWhite || undefined}
      data-padding={padding === 'normal' ? undefined : padding}
      data-border={border === 'no-border' ? undefined : border}
      data-width={width}
    >
      {width === 'full' ? children : <div className={css.content}>{children}</div>}
    </Tag>
  );
}
