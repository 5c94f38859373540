import { parseNumber } from '@mawkib/core/locale';
import * as z from 'zod';
import { maxRentalPrice } from '../../../shared/rental/rental-extras.js';

const text = z.string().trim().max(300);

const daily = z.unknown().transform((stored): number | null => {
  const amount = typeof stored === 'string' ? parseNumber(stored) : stored;
  return typeof amount === 'number' && amount > 0 && amount <= maxRentalPrice ? amount : null;
});

const specification = z
  .array(
    z.union([
      text.transform((value) => ({ label: '', value })),
      z.object({ label: text.default(''), value: text }),
    ]),
  )
  .max(30);

/** Vehicles; one without a daily price is on request, one without locations is at all of them. */
export const rentalVehicles = z
  .array(
    z.object({
      image_id: text.default(''),
      display_name: text.min(1),
      nameplate_name: text.default(''),
      price: z
        .object({ daily: daily.optional() })
        .optional()
        .transform((price) => ({ daily: price?.daily ?? null })),
      locations: z.array(text).max(200).default([]),
      specification: specification.default([]),
    }),
  )
  .max(100);

export type RentalVehicle = z.infer<typeof rentalVehicles>[number];
