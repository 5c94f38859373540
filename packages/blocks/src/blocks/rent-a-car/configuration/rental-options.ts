import * as z from 'zod';

/** Days of the week on which nothing begins or ends (0 is Sunday), and the zoom of the map. */
export const rentalOptions = z.object({
  datepicker: z
    .object({
      disabled_days: z
        .array(z.int().min(0).max(6))
        .refine((days) => new Set(days).size < 7)
        .default([0]),
    })
    .default({ disabled_days: [0] }),
  map: z.object({ zoom: z.int().min(1).max(18).default(7) }).default({ zoom: 7 }),
});
