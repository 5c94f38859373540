import type { PublicBlock } from '@mawkib/api-clients/contracts';
import { Blocks, type DataState } from '@mawkib/blocks';
import { PageFrame } from '../frame/PageFrame.tsx';
import { useCanvas } from './use-canvas.ts';

interface CanvasProps {
  id: string;
  layout: 'default' | 'brand' | 'error';
  blocks: PublicBlock[];
  states: Record<string, DataState>;
}

/** The page inside the editor: it draws what the editor says and tells what the hand points at. */
export function Canvas({ id, layout, blocks, states }: CanvasProps) {
  const page = useCanvas({ blocks, states });
  return (
    <PageFrame layout={layout}>
      <Blocks page={id} blocks={page.blocks} states={page.states} holes={false} />
    </PageFrame>
  );
}
