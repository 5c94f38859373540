import * as z from 'zod';
import { envelope, localized } from '../envelope.js';
import { operation } from '../operation.js';
import { dealerServices } from './dealers.js';
import { openingHours } from './opening-hours.js';
import { pagePublishers } from './staff-pages.js';

const services = z.array(z.enum(dealerServices));

/** Fields of a dealer that staff maintain; null: unknown. */
const dealerDraft = z.object({
  hours: openingHours.nullable(),
  services: services.nullable(),
});

/** A dealer in every language. */
export const staffDealer = z.looseObject({
  id: z.string(),
  dealer_code: z.string(),
  name: localized,
  city: localized,
  /** Hours in words, shown while `hours` is null. */
  hours_text: localized,
  ...dealerDraft.shape,
  /** Changes with `hours` and `services`. */
  version: z.string(),
});
export type StaffDealer = z.infer<typeof staffDealer>;

/** All dealers in the market's order; not paginated, since a market has dozens. */
export const listStaffDealers = operation({
  id: 'listStaffDealers',
  service: 'content',
  method: 'GET',
  path: '/staff_dealers',
  access: pagePublishers,
  summary: 'Dealers in every language, with hours and services',
  response: envelope(z.array(staffDealer)),
});

/**
 * Changes hours and services of a dealer. `version` is the one that was edited; a stale one fails
 * with 409 `stale_version` and the current dealer.
 */
export const updateDealer = operation({
  id: 'updateDealer',
  service: 'content',
  method: 'PUT',
  path: '/staff_dealers/:id',
  access: pagePublishers,
  summary: 'Changes hours and services of a dealer',
  params: z.object({ id: z.string().min(1).max(200) }),
  body: dealerDraft.extend({ version: z.string().max(100) }),
  errors: { unknown_dealer: 404, stale_version: 409 },
  response: envelope(staffDealer),
});
