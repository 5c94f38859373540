import { cloneElement, type ReactElement, useId } from 'react';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './tooltip.styles.js';
import { useTooltip } from './use-tooltip.js';

export interface TooltipProps {
  /** A short text: the same as the button's `aria-label`, or a description. */
  text: string;
  /** One focusable element. */
  children: ReactElement<{ 'aria-label'?: string; 'aria-describedby'?: string }>;
  /** Class name of the tooltip. */
  className?: string;
}

/**
 * Tooltip of an icon button: on hover after a delay, on keyboard focus at once, on touch while
 * pressed. Escape and a press hide it. Do not use it for essential information.
 */
export function Tooltip({ text, children, className }: TooltipProps) {
  const css = useStyles(styles);
  const id = useId();
  const { root, tip, open } = useTooltip();
  // A text that is already the name is not repeated as description.
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
