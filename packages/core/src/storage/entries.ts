import { consentScopes, consentStatuses } from '../consent-scopes/consent-scopes.js';
import { flag, index, list, maybe, oneOf, shape, text } from '../reading/decoder.js';
import { isRecord } from '../reading/fields.js';
import { entry } from './entry.js';
import { migrateSteps, orderData } from './order-data.js';
import { savedVehicleEntries } from './saved-vehicle-entries.js';

/** Any value, for entries that validate elsewhere; null if missing. */
const anything = (value: unknown): unknown => value ?? null;
const fields = (value: unknown) => (isRecord(value) ? value : undefined);

const stepsState = shape({
  active: index,
  enabled: list(index),
  validated: list(shape({ stepIndex: index, type: maybe(text), value: anything })),
  disabledButtons: list(text),
});

const softLock = shape({
  vehicleId: text,
  lockId: maybe(text),
  expiresAt: maybe(text),
  initModal: maybe(flag),
  kickedOutModal: maybe(flag),
});

const reservation = shape({ orderNumber: text, vehicleId: maybe(text), createdAt: maybe(text) });

const productPage = shape({
  vehicleId: text,
  state: maybe(text),
  returnUrl: maybe(text),
  dealerCodes: maybe(list(text)),
});

const consent = shape({
  status: oneOf(consentStatuses),
  scopes: list(oneOf(consentScopes)),
  policyVersion: maybe(text),
  decidedAt: maybe(text),
});

const consentReceipt = shape({
  id: text,
  decidedAt: text,
  status: oneOf(consentStatuses),
  scopes: list(oneOf(consentScopes)),
  policyVersion: text,
  locale: text,
  text,
  strategy: text,
  gpc: flag,
  isDelivered: flag,
});

/** Deduplication keys of sent analytics events. */
const sentEvents = list(text);

const visitedPage = shape({ path: text, page: index });
const backLabel = shape({ label: text, locale: text });

/** `label` is the list's text for its back link in `locale`; none: the default. */
const visitedNewsPage = (value: unknown) => {
  const page = visitedPage(value);
  const back: Partial<NonNullable<ReturnType<typeof backLabel>>> = backLabel(value) ?? {};
  return page && { ...page, ...back };
};

/** Entries of local storage; keys as in the specification. Site document, section 9. */
export const localEntries = {
  ...savedVehicleEntries,
  /** Version 2 counts the tabs of the steps page. */
  sl_order_online_steps: entry(stepsState, { version: 2, migrate: migrateSteps }),
  sl_order_online_data: entry(orderData, { limit: 200_000 }),
  sl_order_online_soft_lock: entry(softLock),
  sl_order_online_reservation: entry(reservation),
  sl_product_page_data: entry(productPage),
  visitedNewsPages: entry(list(visitedNewsPage)),
  cookieConsentStatus: entry(consent),
  mawkib_analytics_sent: entry(sentEvents),
  cookieConsentReceipts: entry(list(consentReceipt), { limit: 400_000 }),
};

/** Entries of session storage: `models`, the compare specs by model. Site document, section 9. */
export const sessionEntries = {
  /** Language of the texts in `models`. */
  mawkib_models_language: entry(text),
  models: entry(fields, { limit: 1_000_000 }),
};
