import {
  type OrderChoices,
  type OrderDraft,
  orderChoices,
} from '@mawkib/api-clients/contracts/purchase';
import type { Database } from '../../db/database.js';
import { bookSlot, freeSlot } from './book-slot.js';
import { checkChoices } from './check-choices.js';
import { choiceErrors } from './choice-errors.js';
import type { OrderOffers } from './order-offers.js';
import { type Calendar, capacityOf } from './slots.js';

interface Merged<Draft extends OrderDraft> {
  lock_id: string;
  /** Order data of the request; undefined: none. */
  given: NoInfer<Draft> | undefined;
  /** Path of the choices in the request, for errors. */
  path: string;
  /** Order data that the hold has, or that an ended hold of the buyer had. */
  stored: Draft | null;
  /** True if `stored` comes from an ended hold: its choices are checked again. */
  isResumed: boolean;
  offers: OrderOffers;
  calendar: Calendar;
}

/**
 * Order data of a hold with those of a request: the buyer's details stay if it has none, members of
 * `metadata` replace the stored ones. Books the appointment. Throws 422 `invalid_choices` and 409
 * `slot_taken` for what the request has; what an ended hold had is left out if it is not available.
 */
export async function mergeCheckout<Draft extends OrderDraft>(
  tx: Database,
  merging: Merged<Draft>,
): Promise<Draft | null> {
  const { given, path, stored, offers, calendar } = merging;
  const kept = merging.isResumed ? await resume(tx, merging) : stored?.metadata;
  const chosen = given?.metadata;
  if (chosen) {
    const errors = await checkChoices(tx, chosen, offers, calendar);
    if (errors.length > 0) throw choiceErrors.invalid(errors, path);
    if (!(await book(tx, chosen, merging))) throw choiceErrors.slotTaken();
  }
  const details = given ?? stored;
  if (!details) return null;
  const metadata = kept || chosen ? { ...kept, ...chosen } : undefined;
  if (metadata && !orderChoices.safeParse(metadata).success) {
    throw choiceErrors.invalid([choiceErrors.tooLarge('')], path);
  }
  return {
    ...stored,
    ...details,
    finance_option: metadata?.payment?.option ?? details.finance_option,
    lead_attributes: given?.lead_attributes ?? stored?.lead_attributes,
    metadata,
  } as Draft;
}

/** Choices of an ended hold that are still available, booked again. */
async function resume(
  tx: Database,
  merging: Merged<OrderDraft>,
): Promise<OrderChoices | undefined> {
  const { stored, offers, calendar } = merging;
  if (!stored?.metadata) return undefined;
  const errors = await checkChoices(tx, stored.metadata, offers, calendar);
  const invalid = new Set(errors.map(({ field }) => field.split('.')[0]));
  const valid = Object.fromEntries(
    Object.entries(stored.metadata).filter(([name]) => !invalid.has(name)),
  ) as OrderChoices;
  if (await book(tx, valid, merging)) return valid;
  const { appointment: _, ...rest } = valid;
  return rest;
}

/** False: the slot is full. */
async function book(
  tx: Database,
  { appointment: visit }: OrderChoices,
  { lock_id, offers, calendar: { now } }: Merged<OrderDraft>,
): Promise<boolean> {
  const { appointments } = offers.entry;
  if (!visit) return true;
  if (visit.kind === 'none' || !appointments) {
    await freeSlot(tx, lock_id);
    return true;
  }
  const { retailer_id, date, slot } = visit;
  const capacity = capacityOf(appointments, retailer_id);
  return bookSlot(tx, { lock_id, retailer_id, date, slot, capacity, now });
}
