import type { ContentItem } from '@mawkib/core/content-items';
import { RichText } from '@mawkib/ui';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { FinanceOptionsTable } from '../finance/FinanceOptionsTable.js';
import { ContentCalculator } from './ContentCalculator.js';
import { ContentForm } from './ContentForm.js';
import type { ContentContext } from './content-context.js';

interface ContentItemViewProps {
  item: ContentItem<SafeHtml>;
  context: ContentContext;
}

/** A content item of a market. */
export function ContentItemView({ item, context }: ContentItemViewProps) {
  switch (item.type) {
    case 'html':
      return <RichText html={item.html} />;
    case 'calculator':
      return <ContentCalculator config={item.config} context={context} />;
    case 'finance_options_table':
      return <FinanceOptionsTable {...context} />;
    default:
      return <ContentForm formId={item.form_id} renderForm={context.renderForm} />;
  }
}
