import type { ModuleFactory } from '../frame/module.js';
import { loadDemoContent } from './demo-content.js';
import { consentReceiptHandlers } from './handlers/consent-receipts.js';
import { marketFacts } from './handlers/market-facts.js';
import { staffPages } from './handlers/staff-pages.js';
import { visitorPages } from './handlers/visitor-pages.js';
import { createLibraryTexts } from './library-texts.js';
import { PublishedPages } from './published-pages.js';

/** Pages, and the settings, navigation and metaheads that surround them. */
export const content: ModuleFactory = (kernel) => {
  const library = createLibraryTexts();
  const published = new PublishedPages(kernel, library.factsOf);
  return {
    name: 'content',
    handlers: [
      ...visitorPages(published),
      ...marketFacts(),
      ...consentReceiptHandlers(),
      ...staffPages(published, library.factsOf),
    ],
    start: () => library.load(),
    demo: (db) => loadDemoContent(db, kernel.clock),
  };
};
