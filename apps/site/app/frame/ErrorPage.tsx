import { ButtonGroup, Heading, Paragraph, Section } from '@mawkib/ui';
import { Component, type ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { usePageLocale } from '../locale.ts';
import { siteMessages } from '../messages.ts';
import { NotFoundView } from './NotFoundView.tsx';
import { PageFrame } from './PageFrame.tsx';

/** The status that an error stands for; 500 where it names none. */
export const statusOf = (error: unknown): number => {
  if (isRouteErrorResponse(error)) return error.status;
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : 500;
};

/** Navigation and footer around what went wrong, with a way on. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = statusOf(error);
  return (
    <LastResort>
      <PageFrame layout="error">
        {status === 404 ? <NotFoundView /> : <ErrorView status={status} />}
      </PageFrame>
    </LastResort>
  );
}

function ErrorView({ status }: { status: number }) {
  const t = siteMessages(usePageLocale());
  return (
    <Section>
      <title>{t('error_title')}</title>
      <Paragraph size="subcopy">{status}</Paragraph>
      <Heading level="1" size="xl">
        {t('error_title')}
      </Heading>
      <Paragraph size="l">{t('error_text')}</Paragraph>
      <ButtonGroup links={[{ type: 'internal', label: t('back_home'), url: '/' }]} />
    </Section>
  );
}

/** If the error page itself fails: plain words and a way home, made of nothing that can fail. */
class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <p>An error occurred while showing the error page</p>
        <a href="/ar/">الرئيسية</a>
      </main>
    );
  }
}
