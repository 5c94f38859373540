import { daysAfter, localTime, slotsOn } from '@mawkib/core/opening-hours';
import type { Dealer } from '../../db/schema/dealers-and-vehicles.js';
import type { AppointmentSettings } from './steps-entry.js';

/** A slot at a retailer, local to the market. */
export interface Slot {
  date: string;
  slot: string;
}

export interface Calendar {
  now: Date;
  timeZone: string;
}

/** A retailer's settings: its own, else those of its company. */
const settingsOf = (settings: AppointmentSettings, retailer_id: string) => {
  const own = Object.hasOwn(settings.retailers, retailer_id)
    ? settings.retailers[retailer_id]
    : undefined;
  return {
    ...settings,
    hours: own?.hours ?? settings.hours,
    closed: [...settings.closed, ...(own?.closed ?? [])],
    capacity: own?.capacity ?? settings.capacity,
  };
};

/** Buyers that a slot of this retailer takes. */
export const capacityOf = (settings: AppointmentSettings, retailer_id: string): number =>
  settingsOf(settings, retailer_id).capacity;

/**
 * Slots of a retailer within its opening times, from `lead_hours` on, whether booked or not. The
 * times are those of the retailer's record; if it has none, of the settings.
 */
export function slotsOf(
  settings: AppointmentSettings,
  { id, hours }: Pick<Dealer, 'id' | 'hours'>,
  { now, timeZone }: Calendar,
): Slot[] {
  const own = settingsOf(settings, id);
  const { date: today } = localTime(now, timeZone);
  const earliest = now.getTime() + own.lead_hours * 3_600_000;
  return Array.from({ length: own.days }, (_, ahead) => daysAfter(today, ahead)).flatMap((date) => {
    if (own.closed.includes(date)) return [];
    const minutes = own.slot_minutes;
    return slotsOn(hours ?? { week: own.hours }, date, { minutes, timeZone })
      .filter(({ at }) => at >= earliest)
      .map(({ time }) => ({ date, slot: time }));
  });
}
