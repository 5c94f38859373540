import { Blocks, type LoadBlock } from '@mawkib/blocks';
import { Breadcrumbs, Notice } from '@mawkib/ui';
import { PageLayout } from '../layout/PageLayout.tsx';
import { siteMessages } from '../page/site-messages.ts';
import { usePageLocale } from '../page/use-page-locale.ts';
import type { LeadOutcome } from './handle-content-post.server.ts';
import type { Content } from './load-content.server.ts';

interface ContentPageViewProps {
  content: Content;
  /** What blocks take for the page's address; the content's own unless given. */
  address?: { pathname: string; search: string; title?: string };
  /** Fetches one block's data for another query of the page. */
  loadBlock?: LoadBlock;
  /** What the page's own form was answered, without a script. */
  outcome?: LeadOutcome;
  /** Says that this is a draft. */
  preview?: boolean;
}

/** A content page: its layout, its blocks in order. */
export function ContentPageView({
  content,
  address = content.address,
  loadBlock,
  outcome,
  preview,
}: ContentPageViewProps) {
  const { page, states, landing } = content;
  const t = siteMessages(usePageLocale());
  const hasForm = page.blocks.some(({ template }) => template === 'form-component');
  return (
    <PageLayout layout={page.layout} pageId={page.id} hasFloatingActions={!hasForm}>
      {preview ? <Notice kind="info">{t('preview_notice')}</Notice> : null}
      {landing ? <Breadcrumbs items={landing.trail} /> : null}
      <Blocks
        blocks={page.blocks}
        states={states}
        outcome={outcome}
        address={address}
        loadBlock={loadBlock}
      />
    </PageLayout>
  );
}
