import type { MapsService } from '@mawkib/core/maps';
import type { OpeningHours } from '@mawkib/core/opening-hours';

/** What the visitor asked about: a vehicle in stock, or a model. */
export interface ThanksCar {
  name: string;
  version?: string | undefined;
  /** A picture of the media library (`id`) or of another address (`url`). */
  picture?: { id: string; alt: string } | { url: string; alt: string } | undefined;
  /** Its page, with the language. */
  href: string;
}

/** The retailer that the visitor chose. */
export interface ThanksRetailer {
  id: string;
  name: string;
  /** Its page, with the language; null without a page. */
  href: string | null;
  address: string;
  city: string;
  phone: { text: string; href: string } | null;
  hours: OpeningHours | null;
  /** Opening hours as text. */
  hoursText: string;
  /** Opening times of the day on which it was loaded; null if unknown. */
  hoursToday: string | null;
  timeZone: string;
  /** Time in ms at which it was loaded; the first paint shows the hours of then. */
  loadedAt: number;
  at: { latitude: number; longitude: number } | null;
  directions: string;
  /** The market's maps. */
  maps: MapsService;
}

/** What the thank-you of a form shows beside its text. No personal data. */
export interface LeadThanks {
  /** `chosenValues` of the post. */
  chosen: Readonly<Record<string, string>>;
  car?: ThanksCar | undefined;
  retailer?: ThanksRetailer | undefined;
  /** Id of the field that names the retailer. */
  retailerField?: string | undefined;
  /** Calendar file of the day that the visitor asked for. */
  calendarHref?: string | undefined;
}
