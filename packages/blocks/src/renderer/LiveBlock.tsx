import { memo, Suspense, useMemo } from 'react';
import type { DataState } from '../model/definition/data-need.js';
import type { PublicBlock } from '../model/definition/public-values.js';
import { BlockBoundary } from './failure/BlockBoundary.js';
import { BlockFailure } from './failure/BlockFailure.js';
import { UnknownBlock } from './failure/UnknownBlock.js';
import { BlockContext, type CurrentBlock } from './section/block-context.js';
import { useBlockComponents } from './use-block-components.js';

export interface RenderedBlockProps {
  block: PublicBlock;
  index: number;
  state?: DataState;
  /** Requests the block's data again. */
  onRetry?: (block: string) => void;
  onError?: (error: unknown, block: PublicBlock) => void;
}

/**
 * A fully rendered block: on the server, after a navigation, in the canvas, or if it is
 * interactive.
 */
export const LiveBlock = memo(function LiveBlock({
  block,
  index,
  state,
  onRetry,
  onError,
}: RenderedBlockProps) {
  const { id, template, fields } = block;
  const place = useCurrentBlock(block, index);
  const components = useBlockComponents();
  if (!components.has(template)) return <UnknownBlock block={block} place={place} />;
  const askAgain = onRetry && (() => onRetry(id));
  if (state?.state === 'failed') {
    // In a boundary like every block, as hydration expects.
    return (
      <BlockContext value={place}>
        <Suspense fallback={null}>
          <BlockFailure fields={fields} onRetry={place.still ? undefined : askAgain} />
        </Suspense>
      </BlockContext>
    );
  }
  const retry = () => {
    components.forget(template);
    askAgain?.();
  };
  return (
    <BlockContext value={place}>
      <BlockBoundary
        fields={fields}
        onRetry={retry}
        onError={onError && ((error) => onError(error, block))}
      >
        <Suspense fallback={isServer ? <BlockFailure fields={fields} /> : null}>
          <BlockBody block={block} index={index} data={state} />
        </Suspense>
      </BlockBoundary>
    </BlockContext>
  );
});

/** On the server a boundary's fallback means an error: nothing suspends. */
const isServer = typeof document === 'undefined';

function BlockBody({
  block,
  index,
  data,
}: {
  block: PublicBlock;
  index: number;
  data?: DataState;
}) {
  const Content = useBlockComponents().use(block.template);
  return (
    <Content
      id={block.id}
      index={index}
      suffix={block.suffix}
      fields={block.fields}
      groups={block.groups}
      data={data}
    />
  );
}

function useCurrentBlock(
  { id, template, still, notice, fields }: PublicBlock,
  index: number,
): CurrentBlock {
  const scrollId = typeof fields.block_scroll_id === 'string' ? fields.block_scroll_id : undefined;
  return useMemo(
    () => ({ id, template, index, still: still === true, scrollId, notice }),
    [id, template, index, still, scrollId, notice],
  );
}
