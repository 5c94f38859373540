import { createRoot } from 'react-dom/client';
import type { MarketBlocks } from './blocks/market-blocks.ts';
import { App } from './routes/App.tsx';

export type { MarketBlocks };

/** Options of `mountEditor`. */
export interface EditorParts {
  /** Loads the market's blocks when the first page is opened. */
  loadBlocks(): Promise<MarketBlocks>;
}

/** Renders the editor into the element `root` of the page; for the entry of a market's editor. */
export function mountEditor(parts: EditorParts): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('mountEditor: the page has no element with the id "root".');
  createRoot(root).render(<App {...parts} />);
}
