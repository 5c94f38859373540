import type { AnchorProps } from '../link/LinkProvider.js';
import { SmartLink } from '../link/SmartLink.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-sheet.js';
import { styles } from './button.styles.js';

export interface TextLinkProps extends AnchorProps {
  /** Underlined only under the pointer: for lists where all are links. */
  quiet?: boolean;
}

/** A link within text. */
export function TextLink({ quiet, className, ...rest }: TextLinkProps) {
  const css = useStyles(styles);
  return (
    <SmartLink {...rest} className={classes(css.text, className)} data-quiet={quiet || undefined} />
  );
}
