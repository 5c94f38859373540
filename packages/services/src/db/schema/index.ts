export { allowances } from './allowances.js';
export { appointments } from './appointments.js';
export { auditLog } from './audit-log.js';
export { carModels, carSpecs } from './car-models.js';
export { collectionItems } from './collection-items.js';
export { consentReceipts, consentTexts } from './consent-receipts.js';
export { dataFiles } from './data-files.js';
export { dataKeys, personErasures } from './data-keys.js';
export { dealerAreas, dealers, vehicleRemovals, vehicles } from './dealers-and-vehicles.js';
export { declaredPrices } from './declared-prices.js';
export { evLeads } from './ev-leads.js';
export {
  forms,
  formsSettings,
  formVersions,
  leadCounts,
  leadDeliveries,
  leadExportParts,
  leadExports,
  leads,
  locations,
} from './forms.js';
export { idempotencyKeys } from './idempotency-keys.js';
export { jobFailures } from './job-failures.js';
export { leadFiles } from './lead-files.js';
export { mailOutbox } from './mail-outbox.js';
export { markers } from './markers.js';
export {
  companyConfig,
  externalStock,
  modelLists,
  tradeInOptions,
  widgetTranslations,
} from './market-config-tables.js';
export { mediaItems } from './media-items.js';
export { exchangeRates, offers } from './offers.js';
export { type AcceptedTerms, orderLocks, orders, termsTexts } from './orders.js';
export { pageSearchTexts } from './page-search-texts.js';
export { pageChanges, pageSchedules, pages, pageVersions } from './pages.js';
export { paymentEvents, paymentRefunds, payments } from './payments.js';
export { people, sessions } from './people.js';
export { metaheads, navEntries, settings, settingVersions } from './settings.js';
export {
  machineTokens,
  stockMappings,
  stockPictures,
  stockReport,
  stockRunChanges,
  stockRuns,
  stockSources,
  stockStaged,
  vehicleSources,
} from './stock-import-tables.js';
export { vehicleWaiting } from './vehicle-waiting.js';
export { verifiedPhones } from './verified-phones.js';
