export { allowances } from './allowances.js';
export { auditLog } from './audit.js';
export { carModels, carSpecs } from './catalogue.js';
export { consentReceipts, consentTexts } from './consent.js';
export {
  metaheads,
  navEntries,
  pageChanges,
  pageSchedules,
  pages,
  pageVersions,
  settings,
  settingVersions,
} from './content.js';
export { evLeads } from './ev.js';
export { collectionItems, newsItems } from './feeds.js';
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
export { idempotencyKeys } from './idempotency.js';
export { people, sessions } from './identity.js';
export { jobFailures } from './jobs.js';
export { mailOutbox } from './mail.js';
export { markers } from './markers.js';
export {
  companyConfig,
  externalStock,
  modelLists,
  tradeInOptions,
  widgetTranslations,
} from './market-config.js';
export { mediaItems } from './media.js';
export { exchangeRates, offers } from './offers.js';
export { orderLocks, orders } from './orders.js';
export { paymentEvents, payments } from './payments.js';
export { dataKeys, personErasures } from './personal-data.js';
export { dealerAreas, dealers, vehicleRemovals, vehicles } from './stock.js';
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
} from './stock-import.js';
