import { Paragraph } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode, Ref } from 'react';
import { styles } from './rental-overlay.styles.js';

interface OutcomeProps {
  headingRef: Ref<HTMLHeadingElement>;
  title: string | undefined;
  text: string | undefined;
  /** The reason that the service gave. */
  detail: string | undefined;
  children: ReactNode;
}

/** Thank-you or error. */
export function Outcome({ headingRef, title, text, detail, children }: OutcomeProps) {
  const css = useStyles(styles);
  return (
    <div className={css.outcome}>
      <h3 ref={headingRef} tabIndex={-1} className={css.heading}>
        {title}
      </h3>
      {text && <Paragraph>{text}</Paragraph>}
      {detail && <Paragraph>{detail}</Paragraph>}
      <div>{children}</div>
    </div>
  );
}
