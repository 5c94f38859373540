import { Heading, Paragraph } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { styles } from './screen.styles.js';

export interface ScreenHeadProps {
  title: string;
  lead?: ReactNode;
  /** Focuses the heading: the screen replaced another one without a page load. */
  takesFocus?: boolean;
}

export function ScreenHead({ title, lead, takesFocus }: ScreenHeadProps) {
  const css = useStyles(styles);
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) head.current?.focus();
  }, [takesFocus]);
  return (
    <div className={css.head} ref={head} tabIndex={-1}>
      <Heading level={1} size="l">
        {title}
      </Heading>
      {lead ? <Paragraph className={css.lead}>{lead}</Paragraph> : null}
    </div>
  );
}
