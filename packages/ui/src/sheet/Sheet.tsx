import type { ReactNode } from 'react';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { SheetHead } from './SheetHead.js';
import { styles } from './sheet.styles.js';

export interface SheetProps {
  /** Id of the popover, unique on the page; a button in `foot` closes it with `popoverTarget`. */
  id: string;
  /** Content of the button that opens it. */
  button: ReactNode;
  title: ReactNode;
  /** Fixed below the scrolling content. */
  foot?: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * Content that is inline on a wide screen, and a bottom sheet behind a button on a narrow one. Uses
 * a native popover: closing (Escape, outside press) and focus work without a script.
 */
export function Sheet({ id, button, title, foot, children, className }: SheetProps) {
  const css = useStyles(styles);
  return (
    <>
      <button type="button" className={css.button} popoverTarget={id}>
        {button}
      </button>
      <div id={id} className={classes(css.root, className)} popover="auto">
        <div className={css.head}>
          <SheetHead popover={id} title={title} lined />
        </div>
        <div className={css.content}>{children}</div>
        {foot && <div className={css.foot}>{foot}</div>}
      </div>
    </>
  );
}
