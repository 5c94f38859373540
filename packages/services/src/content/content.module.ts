import type { ModuleFactory } from '../http/service-module.js';
import { createOutside } from '../upstream/create-outside.js';
import { consentReceiptHandlers } from './consent-receipts/consent-receipts.js';
import { feedHandlers } from './feeds/feed-handlers.js';
import { findDealersHandler } from './dealers/find-dealers.js';
import { marketFacts } from './handlers/market-facts.js';
import { navigationHandlers } from './navigation/navigation-handlers.js';
import { offerHandlers } from './offers/offer-handlers.js';
import { pageHistory } from './pages/page-history-handlers.js';
import { redirectHandlers } from './redirects/redirect-handlers.js';
import { siteSettingHandlers } from './settings/site-setting-handlers.js';
import { staffPages } from './pages/staff-pages.js';
import { staffSurroundings } from './handlers/staff-surroundings.js';
import { vehicleFactHandlers } from './vehicles/vehicle-handlers.js';
import { visitorPages } from './pages/publishing/visitor-pages.js';
import { createKeptSettings } from './settings/kept-settings.js';
import { createLibraryTexts } from './pages/publishing/library-texts.js';
import { fillSearchTexts } from './pages/page-search.js';
import { PublishedPages } from './pages/publishing/published-pages.js';
import { scheduledPublishing } from './pages/schedules/scheduled-publishing.job.js';
import { seedFacts } from './seed-facts.js';
import { seedNavigation } from './navigation/seed-navigation.js';
import { seedPages } from './pages/seed-pages.js';

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
