import { parseNumber } from '@mawkib/core/locale';
import * as z from 'zod';

const text = z.string().trim().max(300);
const degrees = (max: number) => z.coerce.number().min(-max).max(max);

/** `[25.1, 55.2]`, `{"latitude": 25.1, "longitude": 55.2}` or `"25.1, 55.2"`. */
const coordinates = z
  .unknown()
  .optional()
  .transform((stored) => {
    const [latitude, longitude] = pairIn(stored);
    const place = z.object({ latitude: degrees(90), longitude: degrees(180) });
    const { data } = place.safeParse({ latitude, longitude });
    return data ?? null;
  });

function pairIn(stored: unknown): unknown[] {
  if (Array.isArray(stored)) return stored;
  if (typeof stored === 'string') return stored.split(/[,،;]/).map((part) => parseNumber(part));
  const { latitude, longitude, lat, lng } = (stored ?? {}) as Record<string, unknown>;
  return [latitude ?? lat, longitude ?? lng];
}

/** Places of pick-up and return. */
export const rentalLocations = z
  .array(
    z.object({
      name_key: text.min(1),
      city_name: text,
      point_name: text,
      address: text.default(''),
      /** Null: not on the map. */
      coordinates,
    }),
  )
  .max(200);

export type RentalLocation = z.infer<typeof rentalLocations>[number];
