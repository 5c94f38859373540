import { ButtonGroup, type LinkValue } from '@mawkib/ui';
import { PageLayout } from '../PageLayout.tsx';
import { NoticeText } from './NoticeText.tsx';

/** A page with one message and a next step. */
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
    <PageLayout layout="error">
      <NoticeText title={title} text={text}>
        <ButtonGroup links={links} kind="primary" />
      </NoticeText>
    </PageLayout>
  );
}
