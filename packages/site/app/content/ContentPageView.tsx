import { Blocks, type LoadBlock } from '@mawkib/blocks';
import { Breadcrumbs, Notice } from '@mawkib/ui';
import type { LeadOutcome } from '../forms/handle-content-post.server.ts';
import { PageLayout } from '../layout/PageLayout.tsx';
import { siteMessages } from '../page/site-messages.ts';
import { usePageLocale } from '../page/use-page-locale.ts';
import type { Content } from './load-content.server.ts';

interface ContentPageViewProps {
  content: Content;
  /** The address that blocks read. Default: the content's own. */
  address?: { pathname: string; search: string; title?: string };
  /** Fetches the data of one block for another query of the page. */
  loadBlock?: LoadBlock;
  /** Result of a form post without a script. */
  outcome?: LeadOutcome;
  /** Marks the page as a draft. */
  preview?: boolean;
}

/** A content page: layout, and blocks in order. */
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
