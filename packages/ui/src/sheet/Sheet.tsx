import type { ReactNode } from 'react';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-sheet.js';
import { SheetHead } from './SheetHead.js';
import { styles } from './sheet.styles.js';

export interface SheetProps {
  /** Of what opens, unique on the page; a button in `foot` closes it with `popoverTarget`. */
  id: string;
  /** What the button that opens it shows. */
  button: ReactNode;
  title: ReactNode;
  /** Always in sight below what scrolls. */
  foot?: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * What stands in the page on a wide screen and behind a button on a narrow one, as a sheet from the
 * foot. The browser opens it, closes it (Escape, a press elsewhere) and gives focus back, without a
 * script.
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
