import { Heading, Paragraph, Section } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { styles } from './notice.styles.ts';

interface NoticeTextProps {
  title: ReactNode;
  text: ReactNode;
  /** Status above the title. */
  label?: ReactNode;
  /** Buttons and links below the text. */
  children?: ReactNode;
}

/** Title and text of a notice, with the spacing of other pages. */
export function NoticeText({ title, text, label, children }: NoticeTextProps) {
  const css = useStyles(styles);
  return (
    <Section className={css.section}>
      <div className={css.root}>
        {label === undefined ? null : <Paragraph size="subcopy">{label}</Paragraph>}
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <Paragraph size="l">{text}</Paragraph>
        {children}
      </div>
    </Section>
  );
}
