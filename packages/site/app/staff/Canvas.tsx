import type { PublicBlock } from '@mawkib/api-clients/contracts';
import { Blocks, type DataState, useBlockComponents } from '@mawkib/blocks';
import { useCanvas } from '@mawkib/blocks/canvas';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect } from 'react';
import { PageLayout } from '../layout/PageFrame.tsx';
import { styles } from './canvas.styles.ts';

interface CanvasProps {
  id: string;
  layout: 'default' | 'brand' | 'error';
  /** Where visitors find the page: its header has the logo that is right there. */
  path: string;
  blocks: PublicBlock[];
  states: Record<string, DataState>;
}

/** The page inside the editor: it draws what the editor says and tells what the hand points at. */
export function Canvas({ id, layout, path, blocks, states }: CanvasProps) {
  const page = useCanvas({ blocks, states, prepare: useBlockComponents().preload });
  const css = useStyles(styles);
  useEffect(() => {
    // A phone's page is as wide as its screen: no bar takes some of the width.
    document.documentElement.style.scrollbarWidth = 'none';
  }, []);
  useEffect(() => {
    // Blocks may have changed places without a change of the page's height, which nobody hears of.
    if (page.blocks.length > 0) window.dispatchEvent(new Event('scroll'));
  }, [page]);
  return (
    <div className={css.root}>
      <PageLayout layout={layout} path={path}>
        <Blocks page={id} blocks={page.blocks} states={page.states} staticBlocks={false} />
      </PageLayout>
    </div>
  );
}
