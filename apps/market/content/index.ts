import type { Catalogue } from '@mawkib/blocks/definitions';
import { demoCarSpecs } from './catalogue/demo-car-specs.js';
import { demoCarModels } from './catalogue/demo-cars.js';
import { demoDealerAreas } from './dealers/demo-dealer-areas.js';
import { demoDealers } from './dealers/demo-dealers.js';
import { demoCollections } from './feeds/demo-collections.js';
import { demoDataFiles } from './feeds/demo-data-files.js';
import { demoCompanyConfig } from './market/demo-company-config.js';
import { demoExternalStock, demoModelLists } from './market/demo-model-lists.js';
import { demoDeclaredPrices, demoExchangeRates, demoOffers } from './market/demo-offers.js';
import { demoTradeInOptions } from './market/demo-trade-in-options.js';
import { demoTranslations } from './market/demo-translations.js';
import { demoForms } from './site/demo-forms.js';
import { demoSettings } from './site/demo-settings.js';
import { demoPages, demoRedirects } from './site/pages/index.js';
import { generateVehicles } from './vehicles/generate-vehicles.js';

/** Initial content of the demo market: pages, 600 cars, 12 retailers and everything around them. */
export function demoContent({ catalogue, today }: { catalogue: Catalogue; today: Date }) {
  const vehicles = generateVehicles({ dealers: demoDealers, today });
  return {
    pages: demoPages(catalogue, today),
    redirects: demoRedirects,
    settings: demoSettings,
    forms: demoForms,
    carModels: demoCarModels,
    carSpecs: demoCarSpecs,
    offers: demoOffers(today),
    declaredPrices: demoDeclaredPrices(today),
    exchangeRates: demoExchangeRates(today),
    collections: demoCollections,
    dataFiles: demoDataFiles,
    dealers: demoDealers,
    dealerAreas: demoDealerAreas,
    vehicles,
    modelLists: demoModelLists,
    externalStock: demoExternalStock,
    companyConfig: demoCompanyConfig,
    widgetTranslations: demoTranslations,
    tradeInOptions: demoTradeInOptions,
  };
}
