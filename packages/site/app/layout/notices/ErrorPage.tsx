import { toPageError } from '@mawkib/core/errors';
import { Component, type ReactNode, useLayoutEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { isUnreachable } from '../../navigation/is-unreachable.ts';
import { siteMessages } from '../../page/site-messages.ts';
import { usePageLocale } from '../../page/use-page-locale.ts';
import { PageLayout } from '../PageLayout.tsx';
import { NotFoundView } from './NotFoundView.tsx';
import { NoticeText } from './NoticeText.tsx';
import { TryAgain } from './TryAgain.tsx';

interface Failure {
  status: number;
  /** Message for visitors, set by a page. Technical messages are not shown. */
  message?: string;
}

/** Status of an error, default 500, and its message for visitors. */
export function failureOf(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    const { message } = (error.data ?? {}) as { message?: unknown };
    return { status: error.status, ...(typeof message === 'string' && { message }) };
  }
  const { statusCode, message } = toPageError(error);
  const isPageError = (error as { kind?: unknown } | null)?.kind === 'page';
  return { status: statusCode, ...(isPageError && { message }) };
}

/** Error page with navigation, footer and a next step. Starts at the top. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <LastResort>
      <PageLayout layout="error">
        <AtTop />
        {isNetworkError(error) ? <OfflineView /> : <FailureView {...failureOf(error)} />}
      </PageLayout>
    </LastResort>
  );
}

/** True if the navigation failed because of the visitor's connection. */
const isNetworkError = (error: unknown) =>
  typeof window !== 'undefined' && (!navigator.onLine || isUnreached(error));
const isUnreached = (error: unknown) =>
  isUnreachable(error) && /fetch|network|load|turbo-stream/i.test((error as Error).message);

/** Scroll rules belong to pages; an error page replaces one. */
function AtTop() {
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, []);
  return null;
}

function FailureView({ status, message }: Failure) {
  const t = siteMessages(usePageLocale());
  if (status === 404) return <NotFoundView />;
  return (
    <>
      <title>{t('error_title')}</title>
      <NoticeText label={status} title={t('error_title')} text={message ?? t('error_text')}>
        <TryAgain />
      </NoticeText>
    </>
  );
}

function OfflineView() {
  const t = siteMessages(usePageLocale());
  return (
    <>
      <title>{t('unreached_title')}</title>
      <NoticeText title={t('unreached_title')} text={t('unreached_text')}>
        <TryAgain />
      </NoticeText>
    </>
  );
}

/**
 * Fallback if the error page itself fails: plain text and a link to the home page, without
 * dependencies that can fail.
 */
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
