import { Tooltip } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ComponentProps } from 'react';
import { controlStyles } from './controls.styles.ts';
import type { EditorIcon } from './icon-paths.ts';
import { Sign } from './Sign.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  icon?: EditorIcon;
}

export function Button({ kind = 'quiet', icon, children, ...rest }: ButtonProps) {
  const css = useStyles(controlStyles);
  return (
    <button type="button" className={css.button} data-kind={kind} {...rest}>
      {icon && <Sign name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  icon: EditorIcon;
  /** Accessible name and tooltip. */
  label: string;
  /** Additional text of the tooltip, such as a shortcut. */
  hint?: string;
}

export function IconButton({ icon, label, hint, kind = 'quiet', ...rest }: IconButtonProps) {
  const css = useStyles(controlStyles);
  return (
    <Tooltip text={hint ? `${label} (${hint})` : label} className={css.tip}>
      <button
        type="button"
        className={css.button}
        data-kind={kind}
        data-square=""
        aria-label={label}
        {...rest}
      >
        <Sign name={icon} />
      </button>
    </Tooltip>
  );
}
