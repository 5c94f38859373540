import type { BlockProps } from '../../model/props.js';
import { Quotation } from '../../quotation/Quotation.js';
import { BlockSection } from '../../renderer/BlockSection.js';
import type { quote } from './quote.definition.js';

export function Quote({ fields }: BlockProps<typeof quote>) {
  return (
    <BlockSection>
      <Quotation fields={fields} />
    </BlockSection>
  );
}
