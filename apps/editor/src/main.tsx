import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';

/** The catalogue is large: it comes with the first page that is opened. */
const loadBlocks = async () => (await import('./blocks/blocks-of-market.ts')).blocksOfMarket;

createRoot(document.getElementById('root') as HTMLElement).render(<App loadBlocks={loadBlocks} />);
