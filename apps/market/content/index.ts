import type { Catalogue } from '@mawkib/blocks/definitions';
import { demoCarModels } from './catalogue/cars.js';
import { demoCarSpecs } from './catalogue/specs.js';
import { demoDealerAreas } from './dealers/areas.js';
import { demoDealers } from './dealers/dealers.js';
import { demoCollections } from './feeds/collections.js';
import { demoNews } from './feeds/news.js';
import { demoCompanyConfig } from './market/company-config.js';
import { demoExternalStock, demoModelLists } from './market/model-lists.js';
import { demoExchangeRates, demoOffers } from './market/offers.js';
import { demoTradeInOptions } from './market/trade-in-options.js';
import { demoTranslations } from './market/widget-translations.js';
import { demoForms } from './site/forms.js';
import { demoPages, demoRedirects } from './site/pages/index.js';
import { demoSettings } from './site/settings.js';
import { generateVehicles } from './vehicles/generate-vehicles.js';

/** What the demo market begins with: pages, 600 cars, 12 retailers and what surrounds them. */
export const demoContent = ({ catalogue, today }: { catalogue: Catalogue; today: Date }) => ({
  pages: demoPages(catalogue),
  redirects: demoRedirects,
  settings: demoSettings,
  forms: demoForms,
  carModels: demoCarModels,
  carSpecs: demoCarSpecs,
  offers: demoOffers(today),
  exchangeRates: demoExchangeRates(today),
  news: demoNews(today),
  collections: demoCollections,
  dealers: demoDealers,
  dealerAreas: demoDealerAreas,
  vehicles: generateVehicles({ dealers: demoDealers, today }),
  modelLists: demoModelLists,
  externalStock: demoExternalStock,
  companyConfig: demoCompanyConfig,
  widgetTranslations: demoTranslations,
  tradeInOptions: demoTradeInOptions,
});
