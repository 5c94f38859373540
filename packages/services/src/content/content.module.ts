import type { ModuleFactory } from '../http/service-module.js';
import { createOutside } from '../upstream/create-outside.js';
import { consentReceiptHandlers } from './consent-receipts/consent-receipts.js';
import { findDealersHandler } from './dealers/find-dealers.js';
import { feedHandlers } from './feeds/feed-handlers.js';
import { marketFacts } from './handlers/market-facts.js';
import { staffSurroundings } from './handlers/staff-surroundings.js';
import { navigationHandlers } from './navigation/navigation-handlers.js';
import { seedNavigation } from './navigation/seed-navigation.js';
import { offerHandlers } from './offers/offer-handlers.js';
import { pageHistory } from './pages/page-history-handlers.js';
import { fillSearchTexts } from './pages/page-search.js';
import { createLibraryTexts } from './pages/publishing/library-texts.js';
import { PublishedPages } from './pages/publishing/published-pages.js';
import { visitorPages } from './pages/publishing/visitor-pages.js';
import { scheduledPublishing } from './pages/schedules/scheduled-publishing.job.js';
import { seedPages } from './pages/seed-pages.js';
import { staffPages } from './pages/staff-pages.js';
import { redirectHandlers } from './redirects/redirect-handlers.js';
import { seedFacts } from './seed-facts.js';
import { createKeptSettings } from './settings/kept-settings.js';
import { siteSettingHandlers } from './settings/site-setting-handlers.js';
import { vehicleFactHandlers } from './vehicles/vehicle-handlers.js';

/** Pages, what surrounds them (settings, navigation, metaheads) and the facts that they show. */
export const content: ModuleFactory = (context) => {
  const library = createLibraryTexts(context);
  const outside = createOutside(context);
  const settings = createKeptSettings(context);
  const published = new PublishedPages(context, library.factsOf);
  return {
    name: 'content',
    handlers: [
      ...visitorPages(published),
      ...marketFacts(settings),
      ...navigationHandlers(),
      ...vehicleFactHandlers(),
      ...offerHandlers(outside),
      ...feedHandlers(outside, context.market.news),
      findDealersHandler(outside),
      ...consentReceiptHandlers(),
      ...staffPages(published, library.factsOf),
      ...pageHistory,
      ...redirectHandlers(published),
      ...siteSettingHandlers(settings),
      ...staffSurroundings,
    ],
    jobs: [scheduledPublishing(context)],
    start: async () => {
      await seedNavigation(context);
      await library.load();
      await fillSearchTexts(context.db);
    },
    seed: async (db, content) => {
      await seedPages(db, content, context);
      await seedFacts(db, content);
    },
  };
};
