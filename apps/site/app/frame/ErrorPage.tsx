import { toPageError } from '@mawkib/core/errors';
import { ButtonGroup, Heading, Paragraph, Section } from '@mawkib/ui';
import { Component, type ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { usePageLocale } from '../locale.ts';
import { siteMessages } from '../messages.ts';
import { NotFoundView } from './NotFoundView.tsx';
import { PageFrame } from './PageFrame.tsx';

interface Failure {
  status: number;
  /** What a page wanted to say itself; what programs say among themselves stays unsaid. */
  message?: string;
}

/** The status that an error stands for, 500 where it names none, and what it says to visitors. */
export function failureOf(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    const { message } = (error.data ?? {}) as { message?: unknown };
    return { status: error.status, ...(typeof message === 'string' && { message }) };
  }
  const { statusCode, message } = toPageError(error);
  const said = (error as { kind?: unknown } | null)?.kind === 'page';
  return { status: statusCode, ...(said && { message }) };
}

/** Navigation and footer around what went wrong, with a way on. */
export function ErrorPage({ error }: { error: unknown }) {
  const failure = failureOf(error);
  return (
    <LastResort>
      <PageFrame layout="error">
        {failure.status === 404 ? <NotFoundView /> : <ErrorView {...failure} />}
      </PageFrame>
    </LastResort>
  );
}

function ErrorView({ status, message }: Failure) {
  const t = siteMessages(usePageLocale());
  return (
    <Section>
      <title>{t('error_title')}</title>
      <Paragraph size="subcopy">{status}</Paragraph>
      <Heading level="1" size="xl">
        {t('error_title')}
      </Heading>
      <Paragraph size="l">{message ?? t('error_text')}</Paragraph>
      <ButtonGroup links={[{ type: 'internal', label: t('back_home'), url: '/' }]} />
    </Section>
  );
}

/** If the error page itself fails: plain words and a way home, made of nothing that can fail. */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
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
