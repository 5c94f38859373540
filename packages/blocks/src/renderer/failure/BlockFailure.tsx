import { LoadFailure, useLocale } from '@mawkib/ui';
import { BlockSection } from '../section/BlockSection.js';
import { messages } from './messages.js';

export interface BlockFailureProps {
  /** The block's own `error_msg` and `try_again_btn_label`, when it has them. */
  fields?: Record<string, unknown>;
  /** Without it (no script, or markup of the server alone) the page is loaded again. */
  onRetry?: () => void;
}

/** In a block's place when it, its code or its data did not load. */
export function BlockFailure({ fields = {}, onRetry }: BlockFailureProps) {
  const text = messages(useLocale().locale);
  return (
    <BlockSection data={{ 'data-failed': true }}>
      <LoadFailure
        message={filled(fields.error_msg) ?? text('error_msg')}
        label={filled(fields.try_again_btn_label) ?? text('try_again_btn_label')}
        onRetry={onRetry}
      />
    </BlockSection>
  );
}

const filled = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
