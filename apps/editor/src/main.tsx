import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import './zod-without-eval.ts';

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
