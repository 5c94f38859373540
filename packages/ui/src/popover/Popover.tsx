import { type ReactNode, useId } from 'react';
import { classes } from '../styles/classes.js';
import { useSheet } from '../styles/use-sheet.js';
import { PopoverHead } from './PopoverHead.js';
import { styles } from './popover.styles.js';

export interface PopoverProps {
  /** What the button that opens it shows. */
  button: ReactNode;
  /** What the button is called, where it shows no words. */
  buttonLabel?: string;
  buttonClassName?: string;
  title: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * A button and what it opens: beside the button on a wide screen, a sheet at the foot of a phone's.
 * The browser opens it, closes it (Escape, a press elsewhere) and gives focus back, without a script.
 */
export function Popover({
  button,
  buttonLabel,
  buttonClassName,
  title,
  children,
  className,
}: PopoverProps) {
  const css = useSheet(styles);
  const id = useId();
  const titleId = `${id}title`;
  return (
    <>
      <button
        type="button"
        className={classes(css.button, buttonClassName)}
        aria-label={buttonLabel}
        popoverTarget={id}
      >
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={titleId}
        className={classes(css.root, className)}
        data-surface="light"
      >
        <PopoverHead popover={id} title={title} id={titleId} />
        <div className={css.body}>{children}</div>
      </div>
    </>
  );
}
