export {
  type FileAnswer,
  type Locale,
  type Localized,
  locale,
  locales,
  localized,
  type Paging,
  type Problem,
  paging,
  problem,
} from './common.js';
export {
  type ConsentReceiptRow,
  consentReceipt,
  keepConsentReceipt,
  listConsentReceipts,
} from './content/consent-receipts.js';
export {
  type Dealer,
  dealer,
  type FoundDealer,
  findDealers,
  foundDealer,
  getDealers,
} from './content/dealers.js';
export {
  type CollectionItem,
  collectionItem,
  getCollection,
  getNews,
  type NewsItem,
  newsItem,
} from './content/feeds.js';
export {
  getMetaheads,
  getSettings,
  type Metahead,
  metahead,
  type Setting,
  setting,
} from './content/market-facts.js';
export {
  type Breadcrumb,
  breadcrumb,
  getBreadcrumbs,
  getNavEntries,
  getNavEntriesV2,
  type NavEntry,
  navEntry,
} from './content/navigation.js';
export {
  getCurrencyExchange,
  getOfferCarModels,
  getOffers,
  type OfferCarModel,
  type OfferRow,
  offer,
  offerCarModel,
} from './content/offers.js';
export {
  type ContentPage,
  getPageByPath,
  type PublicBlock,
  type PublicPage,
  publicBlock,
  publicPage,
  type StoredBlock,
  storedBlock,
  type Theme,
  themes,
} from './content/page.js';
export {
  type AcceptedChange,
  getPage,
  listPages,
  listTemplates,
  type PageSummary,
  pageSummary,
  previewPage,
  publishPage,
  type StaffPage,
  savePage,
  staffPage,
  staleVersion,
  treeOperation,
} from './content/staff-pages.js';
export {
  type CompareSpec,
  type ContentVehicle,
  compareSpec,
  contentVehicle,
  getCompareSpec,
  getContentVehicles,
  getGroupedNameplates,
  getModelCompareSpec,
  getVehicleSpecs,
  type NameplateGroup,
  nameplateGroup,
  type VehicleSpec,
  vehicleSpec,
} from './content/vehicle-facts.js';
export {
  createEvLead,
  createEvPaymentIntent,
  getSalesforceData,
  initializeCancellation,
} from './ev.js';
export { getConfiguredData, getExternalStockList, verifyEmail } from './external.js';
export {
  createFormsSetting,
  deleteFormsSetting,
  type FormsSetting,
  formsSetting,
  getActiveIntegration,
  getFormsOrder,
  listFormsSettings,
  verifyIntegration,
} from './forms/administration.js';
export {
  type Form,
  type FormDraft,
  type FormField,
  type FormIntegrations,
  form,
  formDraft,
  formField,
  formFieldTypes,
  formIntegrations,
  getForm,
  getFormThankYou,
  type StaffForm,
  staffForm,
} from './forms/form.js';
export {
  createLeadExport,
  downloadLeadExport,
  getLeadExport,
  type LeadExport,
  leadExport,
  leadExportFormats,
  leadExportStatuses,
} from './forms/lead-exports.js';
export {
  createLead,
  deleteLead,
  fixLeadIntegration,
  getLead,
  getLeadIntegrations,
  type Lead,
  type LeadData,
  type LeadIntegration,
  lead,
  leadData,
  leadIntegration,
  listLeads,
} from './forms/leads.js';
export {
  createLocation,
  deleteLocation,
  type Location,
  listLocations,
  location,
  updateLocation,
} from './forms/locations.js';
export {
  createForm,
  deleteForm,
  getFormConfirmations,
  getFormDraft,
  getFormIntegrations,
  getFormNotifications,
  listForms,
  updateForm,
  updateFormIntegrations,
} from './forms/staff-forms.js';
export {
  duplicateForm,
  type ExportedForm,
  exportedForm,
  exportForm,
  importForm,
} from './forms/transfer.js';
export { getSession, type Person, person, signOut } from './identity.js';
export {
  getImage,
  type Image,
  type ImageFormat,
  image,
  imageFormats,
  listImages,
} from './media.js';
export {
  getNavigation,
  type NavigationLinks,
  navigationLinks,
} from './navigation.js';
export {
  type Access,
  type AnswerOf,
  type InputOf,
  type Method,
  type Operation,
  operation,
  type ParsedOf,
  type Parts,
  type Produces,
  type Role,
  roles,
  type Service,
} from './operation.js';
export { commonErrors, errorsOf, mayBeKept, takesIdempotencyKey } from './operation-rules.js';
export {
  type Customer,
  confirmOrder,
  createOrder,
  customer,
  freeReservationVendor,
  getOrder,
  initOrder,
  type OrderLock,
  type OrderSummary,
  orderLock,
  orderSummary,
} from './purchase/orders.js';
export {
  createPayment,
  createPaypalOrder,
  getLiqpayCheckoutData,
  type Payment,
  payment,
  sendInquiryEmail,
} from './purchase/payments.js';
export { checkPhoneVerification, createPhoneVerification } from './purchase/phone-verification.js';
export {
  type AuditEntry,
  type AuditMark,
  auditEntry,
  auditMark,
  checkAuditLog,
  exportAuditLog,
  getAuditFacets,
  listAuditLog,
} from './staff/audit-log.js';
export {
  discardJob,
  getJob,
  type JobFailureRow,
  type JobQueueRow,
  type JobRow,
  type JobState,
  job,
  jobFailure,
  jobQueue,
  jobStates,
  listJobQueues,
  listJobs,
  retryJob,
  retryJobs,
} from './staff/jobs.js';
export {
  type ErasureRow,
  erasePerson,
  erasure,
  erasureReasons,
  erasureWords,
  exportPerson,
  type FoundPerson,
  findPerson,
  foundPerson,
  getErasure,
  type KeptOrder,
  keptOrder,
  listErasures,
  type PersonHoldingRow,
  personHolding,
} from './staff/people.js';
export {
  type FacetValue,
  facetValue,
  getConfiguredVehicle,
  getListingRetailers,
  getVehicle,
  type ListingMeta,
  listVehicles,
  listVehiclesLight,
  type Retailer,
  retailer,
  type VehicleListing,
} from './stock/listing.js';
export {
  type CompanyConfigEntry,
  companyConfigEntry,
  companyConfigTypes,
  getCompanyConfig,
  getDynamicContent,
  getExternalStock,
  getTradeInOptions,
  getVehicleConfigData,
  getWidgetTranslations,
  type TradeInOptions,
  tradeInOptions,
  type WidgetTranslations,
  widgetTranslations,
} from './stock/market-config.js';
export { type RawVehicle, rawVehicle } from './stock/vehicle.js';
