/** Parts of the demo content, for tests and measurements that need them one by one. */
export { demoCars } from './catalogue/cars.js';
export { demoDealers } from './dealers/dealers.js';
export { demoCompanyConfig } from './market/company-config.js';
export { demoProductLists } from './market/model-lists.js';
export { demoOffers } from './market/offers.js';
export { createRandom, type Random } from './random.js';
export { demoPages, demoRedirects } from './site/pages/index.js';
export { generateVehicles } from './vehicles/generate-vehicles.js';
export { vinCheckDigit } from './vehicles/vin.js';
