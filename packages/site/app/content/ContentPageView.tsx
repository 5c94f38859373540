import { Blocks, type LoadBlock, type SubmitLead } from '@mawkib/blocks';
import { Breadcrumbs, Notice } from '@mawkib/ui';
import { useMemo } from 'react';
import { formSource } from '../forms/form-source.ts';
import type { LeadOutcome } from '../forms/store-lead.server.ts';
import { PageLayout } from '../layout/PageLayout.tsx';
import { siteMessages } from '../page/site-messages.ts';
import { usePageLocale } from '../page/use-page-locale.ts';
import { PagePartView } from '../page-types/PagePartView.tsx';
import type { Content } from './load-content.server.ts';
import { PageOfType } from './PageOfType.tsx';

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

/** Blocks with a form; floating actions would cover its fields. */
const formTemplates: ReadonlySet<string> = new Set([
  'form-component',
  'jlr-form-component',
  'expanded-entry-form-tabs',
  'expanded-entry-form-tabs-regional',
  'extended-warranty-form',
]);

/** A content page: layout, and blocks in order. */
export function ContentPageView({
  content,
  address = content.address,
  loadBlock,
  outcome,
  preview = false,
}: ContentPageViewProps) {
  const { page, states, staff, trail, part, over } = content;
  const staffPage = staff ? { id: page.id, state: staff, isPreview: preview } : undefined;
  const locale = usePageLocale();
  const t = siteMessages(locale);
  const submitLead = useMemo<SubmitLead>(
    () => (formId, data) => formSource(formId, locale).submit(data),
    [locale],
  );
  const hasForm = page.blocks.some(({ template }) => formTemplates.has(template));
  return (
    <PageLayout
      layout={page.layout}
      staffPage={staffPage}
      hasFloatingActions={!hasForm}
      over={preview ? undefined : over}
    >
      {preview ? <Notice kind="info">{t('preview_notice')}</Notice> : null}
      <Breadcrumbs items={trail} sticky />
      {part ? <PagePartView place="head" part={part} page={page} /> : null}
      <PageOfType page={page}>
        <Blocks
          blocks={page.blocks}
          states={states}
          outcome={outcome}
          submitLead={submitLead}
          address={address}
          loadBlock={loadBlock}
        />
      </PageOfType>
      {part ? <PagePartView place="foot" part={part} page={page} /> : null}
    </PageLayout>
  );
}
