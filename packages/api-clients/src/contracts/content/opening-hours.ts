import { minutesOf, type OpeningHours, spanMinutes, weekdays } from '@mawkib/core/opening-hours';
import * as z from 'zod';
import { localized } from '../envelope.js';

const openingTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const closingTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);
const spans = z
  .array(z.tuple([openingTime, closingTime]))
  .max(4)
  .refine(areApart, 'The times of a day overlap');

/** Opening times by weekday: `{ sun: [['09:00', '21:00']] }`; closed on days that are missing. */
export const weekHours = z.partialRecord(z.enum(weekdays), spans);

const specialDays = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    name: localized.optional(),
    week: weekHours,
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'The last day is before the first',
  });

/** Opening hours of a retailer: its week, and holidays and other days that differ. */
export const openingHours = z.object({
  week: weekHours,
  special: z.array(specialDays).max(100).optional(),
}) as unknown as z.ZodType<OpeningHours>;

/** No span begins before the one before it has ended. */
function areApart(times: readonly (readonly [string, string])[]): boolean {
  const sorted = [...times].sort(([a], [b]) => minutesOf(a) - minutesOf(b));
  return sorted.every((span, at) => {
    const next = sorted[at + 1];
    return !next || spanMinutes(span).end <= minutesOf(next[0]);
  });
}
