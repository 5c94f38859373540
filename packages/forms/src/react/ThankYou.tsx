import { Heading, Paragraph } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import { useEffect, useRef } from 'react';
import { styles } from './lead-form.styles.js';

export interface ThankYouProps {
  heading: string;
  text: string;
  /** It took the place of a form in front of the person's eyes. */
  takesFocus: boolean;
}

export function ThankYou({ heading, text, takesFocus }: ThankYouProps) {
  const css = useSheet(styles);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) root.current?.focus();
  }, [takesFocus]);
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
