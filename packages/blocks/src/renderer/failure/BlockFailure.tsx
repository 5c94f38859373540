import { LoadFailure, useLocale } from '@mawkib/ui';
import { BlockSection } from '../section/BlockSection.js';
import { messages } from './messages.js';

export interface BlockFailureProps {
  /**
   * The block's own texts, if any: `error_heading`, `error_msg` or `error_text`, and
   * `try_again_btn_label` or `error_button_text`.
   */
  fields?: Record<string, unknown>;
  /** Without it (no script, or server-only markup) the page is reloaded. */
  onRetry?: () => void;
}

/** Placeholder for a block that failed to load or render. */
export function BlockFailure({ fields = {}, onRetry }: BlockFailureProps) {
  const text = messages(useLocale().locale);
  return (
    <BlockSection data={{ 'data-failed': true }}>
      <LoadFailure
        title={filled(fields.error_heading)}
        message={filled(fields.error_msg) ?? filled(fields.error_text) ?? text('error_msg')}
        label={
          filled(fields.try_again_btn_label) ??
          filled(fields.error_button_text) ??
          text('try_again_btn_label')
        }
        onRetry={onRetry}
      />
    </BlockSection>
  );
}

const filled = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
