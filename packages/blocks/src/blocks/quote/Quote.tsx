import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { Quotation } from '../../shared/quotation/Quotation.js';
import type { quote } from './quote.definition.js';

export function Quote({ fields }: BlockProps<typeof quote>) {
  return (
    <BlockSection>
      <Quotation fields={fields} />
    </BlockSection>
  );
}
