import { cloneElement, type ReactElement, useId } from 'react';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-sheet.js';
import { styles } from './tooltip.styles.js';
import { useTooltip } from './use-tooltip.js';

export interface TooltipProps {
  /** A few words. The button's own `aria-label` again, or what is to be said beside its name. */
  text: string;
  /** One element that takes focus. */
  children: ReactElement<{ 'aria-label'?: string; 'aria-describedby'?: string }>;
  /** Of the words. */
  className?: string;
}

/**
 * A few words at an element that shows none: under the pointer after a moment, at once on focus by
 * keyboard, on a touch screen while it is held. Escape and a press take them away. Nothing that a
 * visitor needs may stand in it alone.
 */
export function Tooltip({ text, children, className }: TooltipProps) {
  const css = useStyles(styles);
  const id = useId();
  const { root, tip, open } = useTooltip();
  // What is the name already is not read a second time.
  const names = children.props['aria-label'] === text;
  const described = classes(children.props['aria-describedby'], id);
  return (
    <span ref={root} className={css.anchor}>
      {names ? children : cloneElement(children, { 'aria-describedby': described })}
      {(open || !names) && (
        <span
          ref={tip}
          id={id}
          popover="manual"
          role="tooltip"
          aria-hidden={names || undefined}
          className={classes(css.root, className)}
          data-surface="black"
        >
          {text}
        </span>
      )}
    </span>
  );
}
