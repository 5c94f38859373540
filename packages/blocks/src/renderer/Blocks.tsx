import { useLocale } from '@mawkib/ui';
import type { DataState } from '../model/definition/data-need.js';
import type { PublicBlock } from '../model/definition/public-values.js';
import { LiveBlock, type RenderedBlockProps } from './LiveBlock.js';
import {
  type LeadOutcome,
  LeadOutcomeContext,
  type SubmitLead,
  SubmitLeadContext,
} from './lead-outcome.js';
import { StaticBlock } from './static/StaticBlock.js';
import { useDelegatedActions } from './static/use-delegated-actions.js';
import { BlockLoaderContext, type LoadBlock } from './use-block-loader.js';
import { type PageAddress, PageAddressContext } from './use-page-address.js';

export interface BlocksProps extends Pick<RenderedBlockProps, 'onRetry' | 'onError'> {
  blocks: readonly PublicBlock[];
  /** Results of the blocks' data needs, by block id. */
  states?: Readonly<Record<string, DataState>>;
  /** Id of the page: blocks of another page are different, even with the same ids. */
  page?: string;
  /** Index of the first block; above 0 where the page's heading is not in a block. Default 0. */
  firstIndex?: number;
  /** `false` if blocks change after the server's render, as in the editor's canvas. */
  staticBlocks?: boolean;
  /** Result of a form that the browser posted natively. */
  outcome?: LeadOutcome;
  /** Submits a form of a block with several forms, so that what was typed into the others stays. */
  submitLead?: SubmitLead;
  /**
   * Fetches a block's data for another query string, so that a selection in it does not navigate.
   */
  loadBlock?: LoadBlock;
  /** Overrides the browser's URL for blocks. */
  address?: PageAddress;
}

/** The blocks of a page, in order. Preload their components first, so that none suspends. */
export function Blocks({
  blocks,
  states,
  page = '',
  firstIndex = 0,
  staticBlocks = true,
  outcome,
  submitLead,
  address,
  loadBlock,
  ...handlers
}: BlocksProps) {
  const { locale } = useLocale();
  useDelegatedActions();
  const rendered = blocks.map((block, index) => {
    const Block = block.still && staticBlocks ? StaticBlock : LiveBlock;
    return (
      <Block
        key={`${page} ${locale} ${block.id}`}
        block={block}
        index={firstIndex + index}
        state={states?.[block.id]}
        {...handlers}
      />
    );
  });
  return (
    <PageAddressContext value={address ?? null}>
      <BlockLoaderContext value={loadBlock}>
        <SubmitLeadContext value={submitLead}>
          <LeadOutcomeContext value={outcome}>{rendered}</LeadOutcomeContext>
        </SubmitLeadContext>
      </BlockLoaderContext>
    </PageAddressContext>
  );
}
