import type { AppContext } from '../app-context.js';
import type { ServiceModule } from '../http/service-module.js';
import { createUpstream } from '../upstream/create-upstream.js';
import { consentReceiptHandlers } from './consent-receipts/consent-receipt-handlers.js';
import { dealerHandlers } from './dealers/dealer-handlers.js';
import { staffDealerHandlers } from './dealers/staff-dealer-handlers.js';
import { feedHandlers } from './feeds/feed-handlers.js';
import { seedFeeds } from './feeds/seed-feeds.js';
import { metaheadHandlers } from './metaheads/metahead-handlers.js';
import { navEntryHandlers } from './navigation/entries/nav-entry-handlers.js';
import { navigationHandlers } from './navigation/navigation-handlers.js';
import { seedNavigation } from './navigation/seed-navigation.js';
import { offerHandlers } from './offers/offer-handlers.js';
import { seedOffers } from './offers/seed-offers.js';
import { staffOfferHandlers } from './offers/staff/staff-offer-handlers.js';
import { createOfferWatch } from './offers/watch/create-offer-watch.js';
import { pageHistoryHandlers } from './pages/drafts/page-history-handlers.js';
import { pastedLink } from './pages/paths/pasted-link.js';
import { serveThumbnails } from './pages/publishing/block-thumbnails.js';
import { createLibraryTexts } from './pages/publishing/library-texts.js';
import { PublishedPages } from './pages/publishing/published-pages.js';
import { visitorPages } from './pages/publishing/visitor-pages.js';
import { pageScheduleHandlers } from './pages/schedules/page-schedule-handlers.js';
import { scheduledPublishingJob } from './pages/schedules/scheduled-publishing.job.js';
import { fillSearchTexts } from './pages/search-text.js';
import { seedDeclaredPrices } from './pages/seed-declared-prices.js';
import { seedPages } from './pages/seed-pages.js';
import { fillPageSearchTexts } from './pages/site-search/store-search-texts.js';
import { staffPages } from './pages/staff-pages.js';
import { declaredPriceHandlers } from './pages/truth/declared-price-handlers.js';
import { createPageTruth } from './pages/truth/page-truth.js';
import { redirectHandlers } from './redirects/redirect-handlers.js';
import { createSiteSearch } from './search/create-site-search.js';
import { searchHandlers } from './search/search-handlers.js';
import { createCachedSettings } from './settings/cached-settings.js';
import { siteSettingHandlers } from './settings/site-setting-handlers.js';
import { seedVehicles } from './vehicles/seed-vehicles.js';
import { vehicleHandlers } from './vehicles/vehicle-handlers.js';

type ContentContext = Pick<
  AppContext,
  'config' | 'catalogue' | 'market' | 'db' | 'events' | 'clock' | 'log' | 'mails' | 'sitePaths'
>;

/**
 * The content service: pages, settings, navigation, metaheads, offers, dealers, feeds, vehicles.
 */
export const contentModule = (context: ContentContext): ServiceModule => {
  const library = createLibraryTexts(context);
  const upstream = createUpstream(context);
  const settings = createCachedSettings(context);
  const truth = createPageTruth(context, upstream);
  const published = new PublishedPages(context, library.metaOf, truth);
  const search = createSiteSearch({ ...context, truth }, upstream);
  return {
    name: 'content',
    handlers: [
      ...visitorPages(published),
      ...navigationHandlers(),
      ...vehicleHandlers(),
      ...offerHandlers(upstream),
      ...staffOfferHandlers(upstream, context.catalogue, pastedLink),
      ...feedHandlers(upstream, context.market.news),
      ...dealerHandlers(upstream),
      ...staffDealerHandlers,
      ...consentReceiptHandlers(),
      ...searchHandlers(search),
      ...staffPages(published, library.metaOf, truth),
      ...declaredPriceHandlers,
      ...pageHistoryHandlers,
      ...pageScheduleHandlers(truth),
      ...redirectHandlers(published),
      ...siteSettingHandlers(settings),
      ...navEntryHandlers,
      ...metaheadHandlers,
    ],
    routes: serveThumbnails,
    jobs: [scheduledPublishingJob(context, truth)],
    start: async () => {
      await seedNavigation(context);
      await library.load();
      await fillSearchTexts(context.db);
      await fillPageSearchTexts(context.db, {
        catalogue: context.catalogue,
        now: context.clock.now(),
      });
    },
    watches: [createOfferWatch(context)],
    seed: async (db, content) => {
      await seedPages(db, content, context);
      await seedVehicles(db, content);
      await seedOffers(db, content);
      await seedDeclaredPrices(db, content, context);
      await seedFeeds(db, content);
    },
  };
};
