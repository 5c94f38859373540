/** Parts of the demo content, for tests and benchmarks. */
export { demoCars } from './catalogue/demo-cars.js';
export { createRandom, type Random } from './create-random.js';
export { demoDealers } from './dealers/demo-dealers.js';
export { demoCompanyConfig } from './market/demo-company-config.js';
export { demoProductLists } from './market/demo-model-lists.js';
export { demoDeclaredPrices, demoOffers } from './market/demo-offers.js';
export { demoPages, demoRedirects } from './site/pages/index.js';
export { vinCheckDigit } from './vehicles/compose-vin.js';
export { generateVehicles } from './vehicles/generate-vehicles.js';
