import type { HTMLAttributes } from 'react';
import { classes } from '../styles/classes.js';
import { type Surface, surfaces } from '../styles/themes.js';
import { useSheet } from '../styles/use-sheet.js';
import { styles } from './section.styles.js';

/** `light`, `dark-theme`, `all-white-theme` …; anything else is light. */
export function surfaceOf(value: unknown): Surface {
  const name = String(value).replace(/-theme$/, '');
  return surfaces.includes(name as Surface) ? (name as Surface) : 'light';
}

export const paddings = ['normal', 'top-space-0', 'bottom-space-0', 'y-space-0'] as const;
export const borders = ['border-top', 'border-bottom', 'border-top-bottom', 'no-border'] as const;

export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'id'> {
  /**
   * light, grey, dark, black, also with `-theme` behind; `all-white-theme` is light on pure white;
   * anything else is light.
   */
  surface?: unknown;
  /** normal, top-space-0, bottom-space-0 or y-space-0. */
  padding_grid_class?: unknown;
  /** border-top, border-bottom, border-top-bottom or no-border. */
  border_grid_class?: unknown;
  /** Becomes the id that links and in-page navigation aim at; blank gives none. */
  block_scroll_id?: string | null;
  /** `page`: content within the page's margins. `full`: edge to edge. */
  width?: 'page' | 'full';
  as?: 'section' | 'div' | 'aside';
}

/** The frame of a block. */
export function Section({
  surface,
  padding_grid_class,
  border_grid_class,
  block_scroll_id,
  width = 'page',
  as: Tag = 'section',
  className,
  children,
  ...rest
}: SectionProps) {
  const css = useSheet(styles);
  return (
    <Tag
      {...rest}
      id={block_scroll_id?.trim() || undefined}
      className={classes(css.root, className)}
      data-surface={surfaceOf(surface)}
      data-all-white={surface === 'all-white-theme' || undefined}
      data-padding={oneOf(paddings, padding_grid_class)}
      data-border={oneOf(borders, border_grid_class)}
      data-width={width}
    >
      {width === 'full' ? children : <div className={css.content}>{children}</div>}
    </Tag>
  );
}

/** The value when it is one of those that differ from the usual (first or last) one. */
function oneOf(values: readonly string[], value: unknown): string | undefined {
  const usual = value === 'normal' || value === 'no-border';
  return !usual && values.includes(value as string) ? (value as string) : undefined;
}
