import type { ContentItem } from '@mawkib/core/settings';
import { RichText } from '@mawkib/ui';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { FinanceOptionsTable } from '../finance/FinanceOptionsTable.js';
import { ContentCalculator } from './ContentCalculator.js';
import { ContentForm } from './ContentForm.js';
import type { ContentFacts } from './content-facts.js';

interface ContentItemViewProps {
  item: ContentItem<SafeHtml>;
  facts: ContentFacts;
}

/** A content item of a market. */
export function ContentItemView({ item, facts }: ContentItemViewProps) {
  switch (item.type) {
    case 'html':
      return <RichText html={item.html} />;
    case 'calculator':
      return <ContentCalculator config={item.config} facts={facts} />;
    case 'finance_options_table':
      return <FinanceOptionsTable {...facts} />;
    default:
      return <ContentForm formId={item.form_id} renderForm={facts.renderForm} />;
  }
}
