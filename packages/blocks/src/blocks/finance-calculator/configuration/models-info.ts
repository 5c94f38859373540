import { parseNumber } from '@mawkib/core/locale';
import * as z from 'zod';

/** Above this an amount is a typing error. */
const maxPrice = 1e9;

const price = z
  .unknown()
  .optional()
  .transform((stored): number | null => {
    const amount = typeof stored === 'string' ? parseNumber(stored) : stored;
    return typeof amount === 'number' && amount > 0 && amount <= maxPrice ? amount : null;
  });

const text = z.string().max(200).optional();

/** Models of the calculator. `key` is the key of a car of the catalogue, which has its price. */
export const modelsInfo = z
  .array(
    z.object({
      key: z.string().trim().min(1).max(100),
      nameplate_key: text,
      name: z.string().max(200),
      image_id: text,
      /** In major units; only shown for a car that the catalogue does not have. */
      price,
      engine_type: text,
    }),
  )
  .max(200);

export type ModelInfo = z.infer<typeof modelsInfo>[number];
