import type { ModuleFactory } from '../frame/module.js';
import { createOutside } from '../outside/create-outside.js';
import { consentReceiptHandlers } from './handlers/consent-receipts.js';
import { feedHandlers } from './handlers/feeds.js';
import { findDealersHandler } from './handlers/find-dealers.js';
import { marketFacts } from './handlers/market-facts.js';
import { navigationHandlers } from './handlers/navigation.js';
import { offerHandlers } from './handlers/offers.js';
import { pageHistory } from './handlers/page-history.js';
import { redirectHandlers } from './handlers/redirects.js';
import { siteSettingHandlers } from './handlers/site-settings.js';
import { staffPages } from './handlers/staff-pages.js';
import { staffSurroundings } from './handlers/staff-surroundings.js';
import { vehicleFactHandlers } from './handlers/vehicle-facts.js';
import { visitorPages } from './handlers/visitor-pages.js';
import { createKeptSettings } from './kept-settings.js';
import { createLibraryTexts } from './library-texts.js';
import { fillSearchTexts } from './page-search.js';
import { PublishedPages } from './published-pages.js';
import { scheduledPublishing } from './scheduled-publishing.job.js';
import { seedFacts } from './seed-facts.js';
import { seedNavigation } from './seed-navigation.js';
import { seedPages } from './seed-pages.js';

/** Pages, what surrounds them (settings, navigation, metaheads) and the facts that they show. */
export const content: ModuleFactory = (kernel) => {
  const library = createLibraryTexts(kernel);
  const outside = createOutside(kernel);
  const settings = createKeptSettings(kernel);
  const published = new PublishedPages(kernel, library.factsOf);
  return {
    name: 'content',
    handlers: [
      ...visitorPages(published),
      ...marketFacts(settings),
      ...navigationHandlers(),
      ...vehicleFactHandlers(),
      ...offerHandlers(outside),
      ...feedHandlers(outside, kernel.market.news),
      findDealersHandler(outside),
      ...consentReceiptHandlers(),
      ...staffPages(published, library.factsOf),
      ...pageHistory,
      ...redirectHandlers(published),
      ...siteSettingHandlers(settings),
      ...staffSurroundings,
    ],
    jobs: [scheduledPublishing(kernel)],
    start: async () => {
      await seedNavigation(kernel);
      await library.load();
      await fillSearchTexts(kernel.db);
    },
    seed: async (db, content) => {
      await seedPages(db, content, kernel);
      await seedFacts(db, content);
    },
  };
};
