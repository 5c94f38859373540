import { Notice, useLocale } from '@mawkib/ui';
import type { PublicBlock } from '../../model/definition/public-values.js';
import { BlockSection } from '../section/BlockSection.js';
import { BlockContext, type CurrentBlock } from '../section/block-context.js';
import { messages } from './messages.js';

/** Renders nothing for visitors; for staff, the template and the reason. */
export function UnknownBlock({ block, place }: { block: PublicBlock; place: CurrentBlock }) {
  const text = messages(useLocale().locale);
  if (block.notice === undefined) return null;
  return (
    <BlockContext value={place}>
      <BlockSection>
        <Notice>{text('unknown_template', { template: block.template })}</Notice>
      </BlockSection>
    </BlockContext>
  );
}
