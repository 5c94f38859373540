import { ButtonGroup, Heading, type LinkValue, Paragraph, Section } from '@mawkib/ui';
import { PageFrame } from './PageFrame.tsx';

/** A page that says one thing and offers a way on. */
export function NoticePage({
  title,
  text,
  links,
}: {
  title: string;
  text: string;
  links: LinkValue[];
}) {
  return (
    <PageFrame layout="error">
      <Section>
        <Heading level="1" size="xl">
          {title}
        </Heading>
        <Paragraph size="l">{text}</Paragraph>
        <ButtonGroup links={links} style="primary" />
      </Section>
    </PageFrame>
  );
}
