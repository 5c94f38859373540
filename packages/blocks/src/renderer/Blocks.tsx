import { useLocale } from '@mawkib/ui';
import type { DataState } from '../model/definition/data.js';
import type { PublicBlock } from '../model/definition/values.js';
import { BlockLoaderContext, type LoadBlock } from './block-loader.js';
import { LiveBlock, type RenderedBlockProps } from './LiveBlock.js';
import { type LeadOutcome, LeadOutcomeContext } from './lead-outcome.js';
import { StaticBlock } from './static/StillBlock.js';
import { useDelegatedActions } from './static/use-hole-actions.js';
import { type PageAddress, PageAddressContext } from './use-page-address.js';

export interface BlocksProps extends Pick<RenderedBlockProps, 'onRetry' | 'onError'> {
  blocks: readonly PublicBlock[];
  /** What came of each block's data, by block id. */
  states?: Readonly<Record<string, DataState>>;
  /** The page's id: blocks of another page are other blocks, even with the same ids. */
  page?: string;
  /** `false` where blocks change after the server's page, as in the editor's canvas. */
  holes?: boolean;
  /** What a form of this page was answered when the browser posted it. */
  outcome?: LeadOutcome;
  /** Fetches one block's data for another search part, so that a choice in it loads no page. */
  loadBlock?: LoadBlock;
  /** What blocks take for the page's address, where that is not the browser's. */
  address?: PageAddress;
}

/** The blocks of a page, in order. Preload their components first, so that none of them waits. */
export function Blocks({
  blocks,
  states,
  page = '',
  holes = true,
  outcome,
  address,
  loadBlock,
  ...handlers
}: BlocksProps) {
  const { locale } = useLocale();
  useDelegatedActions();
  const rendered = blocks.map((block, index) => {
    const Block = block.still && holes ? StaticBlock : LiveBlock;
    return (
      <Block
        key={`${page} ${locale} ${block.id}`}
        block={block}
        index={index}
        state={states?.[block.id]}
        {...handlers}
      />
    );
  });
  return (
    <PageAddressContext value={address ?? null}>
      <BlockLoaderContext value={loadBlock}>
        <LeadOutcomeContext value={outcome}>{rendered}</LeadOutcomeContext>
      </BlockLoaderContext>
    </PageAddressContext>
  );
}
