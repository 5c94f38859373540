import type { ContentItem } from '@mawkib/core/settings';
import { RichText } from '@mawkib/ui';
import { FinanceOptionsTable } from '../finance/FinanceOptionsTable.js';
import { ContentCalculator } from './ContentCalculator.js';
import { ContentForm } from './ContentForm.js';
import type { ContentFacts } from './content-facts.js';

/** One item of a market's content. HTML was sanitised before; nothing is cleaned here. */
export function ContentItemView({ item, facts }: { item: ContentItem; facts: ContentFacts }) {
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
