import type { Locale } from '@mawkib/api-clients/contracts';
import type { StaffChange } from '../../audit/record-change.js';
import type { ApiConfig } from '../../config/api-config.js';
import type { Dealer, Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import type { Allowance } from '../../http/limits/allowance.js';
import type { MailSettings } from '../../mail/mail-settings.js';
import type { Clock } from '../../runtime/clock.js';
import type { OffersParts, OrderOffers, WantedOffers } from '../choices/order-offers.js';
import type { CompanyEntry } from '../company-entry.js';

/** Counter of an allowance. */
export interface Counting {
  clock: Clock;
  config: Pick<ApiConfig, 'sessionSecret'>;
}

/** Vehicles, and what ordering shares with other parts of the market. */
export interface SharedRows {
  vehicle(id: string): Promise<Vehicle | undefined>;
  /** Reads and locks a vehicle. Every change of a hold or an order does this first. */
  lockVehicle(id: string): Promise<Vehicle | undefined>;
  updateVehicle(id: string, set: Partial<Pick<Vehicle, 'status' | 'updated_at'>>): Promise<void>;
  dealer(id: string): Promise<Dealer | undefined>;
  /** The entry `order_online` of a company, else that of `default`. */
  orderOnlineEntry(company_uuid: string): Promise<CompanyEntry | undefined>;
  /** Offers of the market for a vehicle. `config_url`: set for a configured one. */
  orderOffers(wanted: WantedOffers, parts: OffersParts): Promise<OrderOffers>;
  mailSettings(locale: Locale): Promise<MailSettings>;
  /** Throws 429, and uses nothing, if one of them is exhausted. */
  takeAllowances(wanted: readonly Allowance[], counting: Counting): Promise<void>;
  returnAllowances(used: readonly Allowance[], counting: Pick<Counting, 'config'>): Promise<void>;
  /** Adds an entry to the audit log. */
  recordChange(change: StaffChange): Promise<void>;
}
