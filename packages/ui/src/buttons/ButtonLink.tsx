import type { AnchorProps } from '../link/LinkProvider.js';
import { SmartLink } from '../link/SmartLink.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { ButtonContent } from './ButtonContent.js';
import { styles } from './button.styles.js';
import { type ButtonLook, buttonLook } from './button-values.js';

export interface ButtonLinkProps extends ButtonLook, AnchorProps {
  icon?: string;
  wide?: boolean;
}

/** A link styled as a button. */
export function ButtonLink({
  kind,
  size,
  icon,
  wide,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const css = useStyles(styles);
  const look = buttonLook({ kind, size });
  return (
    <SmartLink
      {...rest}
      {...look}
      className={classes(css.root, className)}
      data-wide={wide || undefined}
    >
      <ButtonContent css={css} kind={look['data-kind']} icon={icon}>
        {children}
      </ButtonContent>
    </SmartLink>
  );
}
