import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './marked-text.styles.js';

export interface MarkedTextProps {
  /** Plain text in parts; those with `match` are marked. */
  parts: readonly { readonly text: string; readonly match?: boolean | undefined }[];
}

/** A text with the words of a search marked. */
export function MarkedText({ parts }: MarkedTextProps) {
  const css = useStyles(styles);
  let at = 0;
  return parts.map(({ text, match }) => {
    const key = at;
    at += text.length || 1;
    return match ? (
      <mark key={key} className={css.root}>
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}
