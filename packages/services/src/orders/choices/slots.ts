import { TZDate } from '@date-fns/tz';
import { addDays, addHours, format, getDay, parseISO } from 'date-fns';
import { type AppointmentSettings, hoursOn } from './steps-entry.js';

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
 * Slots of a retailer within its opening times, from `lead_hours` on, whether booked or not. A time
 * that the clock skips has no slot.
 */
export function slotsOf(
  settings: AppointmentSettings,
  retailer_id: string,
  { now, timeZone }: Calendar,
): Slot[] {
  const own = settingsOf(settings, retailer_id);
  const today = new TZDate(now.getTime(), timeZone);
  const earliest = addHours(now, own.lead_hours);
  const slots: Slot[] = [];
  for (let ahead = 0; ahead < own.days; ahead += 1) {
    const date = format(addDays(today, ahead), 'yyyy-MM-dd');
    if (own.closed.includes(date)) continue;
    for (const [from, until] of hoursOn(own.hours, getDay(parseISO(date)))) {
      for (const slot of timesBetween(from, until, own.slot_minutes)) {
        const at = instantOf({ date, slot }, timeZone);
        if (at && at >= earliest) slots.push({ date, slot });
      }
    }
  }
  return slots;
}

/** Undefined for a time that the clock skips. */
export function instantOf({ date, slot }: Slot, timeZone: string): Date | undefined {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = slot.split(':').map(Number);
  const at = new TZDate(year, month - 1, day, hour, minute, timeZone);
  return format(at, 'HH:mm') === slot ? new Date(at.getTime()) : undefined;
}

function timesBetween(from: string, until: string, minutes: number): string[] {
  const times: string[] = [];
  for (let at = minutesOf(from); at + minutes <= minutesOf(until); at += minutes) {
    times.push(
      [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':'),
    );
  }
  return times;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
