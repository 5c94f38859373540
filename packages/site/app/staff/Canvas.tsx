import type { PublicBlock } from '@mawkib/api-clients/contracts/content';
import { Blocks, type DataState, useBlockComponents } from '@mawkib/blocks';
import { useCanvas } from '@mawkib/blocks/canvas';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect } from 'react';
import { PageLayout } from '../layout/PageLayout.tsx';
import { styles } from './canvas.styles.ts';

interface CanvasProps {
  id: string;
  layout: 'default' | 'brand' | 'error';
  /** Public path of the page, which decides about the logo in its header. */
  path: string;
  blocks: PublicBlock[];
  states: Record<string, DataState>;
}

/** The page inside the editor: renders the editor's content and reports pointer targets. */
export function Canvas({ id, layout, path, blocks, states }: CanvasProps) {
  const page = useCanvas({ blocks, states, prepare: useBlockComponents().preloadWhole });
  const css = useStyles(styles);
  useEffect(() => {
    // On phones the page is as wide as the screen, so no scroll bar.
    document.documentElement.style.scrollbarWidth = 'none';
  }, []);
  useEffect(() => {
    // Blocks may have moved without a change of the page's height, which fires no event.
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
