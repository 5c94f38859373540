import type { AnchorProps } from '../link/LinkProvider.js';
import { SmartLink } from '../link/SmartLink.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './button.styles.js';

export interface TextLinkProps extends AnchorProps {
  /** Underlined on hover only, for lists of links. */
  quiet?: boolean;
}

/** A link in text. */
export function TextLink({ quiet, className, ...rest }: TextLinkProps) {
  const css = useStyles(styles);
  return (
    <SmartLink {...rest} className={classes(css.text, className)} data-quiet={quiet || undefined} />
  );
}
