import type { ButtonHTMLAttributes } from 'react';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { ButtonContent } from './ButtonContent.js';
import { styles } from './button.styles.js';
import { type ButtonLook, buttonLook } from './button-values.js';

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: string;
  /** Fills the width of its container. */
  wide?: boolean;
  /** Loading: stays focusable, sets `aria-busy`, and ignores presses. */
  busy?: boolean;
}

export function Button({
  kind,
  size,
  icon,
  wide,
  busy,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const css = useStyles(styles);
  const look = buttonLook({ kind, size });
  return (
    <button
      {...rest}
      {...look}
      type={type}
      className={classes(css.root, className)}
      data-wide={wide || undefined}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <ButtonContent css={css} kind={look['data-kind']} icon={icon}>
        {children}
      </ButtonContent>
    </button>
  );
}
