import { type Decoder, index, list, maybe, oneOf, shape, text } from '../reading/decoder.js';
import { isRecord } from '../reading/fields.js';

/** An invalid member counts as missing, so that the others stay. */
const orNull =
  <T>(read: Decoder<T>): Decoder<T | null> =>
  (value) =>
    read(value) ?? null;

const texts: Decoder<Record<string, string>> = (value) =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string')
    ? (value as Record<string, string>)
    : undefined;

const tradeIn = shape({
  brand: text,
  bodyType: text,
  fuelType: text,
  model: text,
  mileage: maybe(index),
  registrationDate: text,
  registrationNumber: text,
});

/** Choices of an order; the thirteen members of the site document, section 3. */
export const orderData = shape({
  vehicleId: maybe(text),
  detailsRoute: maybe(text),
  location: orNull(text),
  preselectedPaymentOption: maybe(text),
  tradeInData: orNull(tradeIn),
  configUrl: maybe(text),
  paymentOptionsData: orNull(shape({ type: text, data: list(shape({ key: text, value: index })) })),
  tabChoice: orNull(oneOf(['private', 'corporate'])),
  servicePackData: orNull(list(shape({ key: text, amount: index }))),
  appBookingData: orNull(shape({ kind: text, locationId: text, date: text, slot: text })),
  locationDetails: orNull(texts),
  paymentRecipient: orNull(shape({ company_uuid: text, name: text, vendor: text })),
  termsAndConditionsData: orNull(list(shape({ key: text, version: text, at: text }))),
});

interface PageSteps {
  validated?: readonly { type?: unknown }[];
}

/** Version 1 of the steps counted the pages of the order: its states start over. */
export function migrateSteps(old: unknown): unknown {
  const { validated } = (isRecord(old) ? old : {}) as PageSteps;
  const isOfPages = Array.isArray(validated) && validated.some((one) => one?.type === 'vehicle');
  return isOfPages ? { active: 0, enabled: [0], validated: [], disabledButtons: [] } : old;
}
