import { Heading, Paragraph } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useRef } from 'react';
import { styles } from './thank-you.styles.js';

export interface ThankYouProps {
  heading: string;
  text: string;
}

/** Replaces the form and takes the focus, also after a native post. */
export function ThankYou({ heading, text }: ThankYouProps) {
  const css = useStyles(styles);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div className={css.thanks} ref={root} tabIndex={-1} data-state="sent">
      <span className={css.done} aria-hidden="true" />
      <Heading level={2} size="m">
        {heading}
      </Heading>
      <Paragraph>{text}</Paragraph>
    </div>
  );
}
