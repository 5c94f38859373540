import { parseNumber } from '@mawkib/core/locale';
import * as z from 'zod';
import { maxRentalPrice } from '../../shared/rental/rental-extras.js';

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

export type RentalLocation = z.infer<typeof rentalLocations>[number];
export type RentalVehicle = z.infer<typeof rentalVehicles>[number];
export type RentalOptions = z.infer<typeof rentalOptions>;

/** Places of a vehicle, in their order. */
export const locationsOf = (
  { locations }: Pick<RentalVehicle, 'locations'>,
  all: readonly RentalLocation[],
): RentalLocation[] =>
  all.filter(({ name_key }) => locations.length === 0 || locations.includes(name_key));

export const locationName = ({ city_name, point_name }: RentalLocation): string =>
  [point_name, city_name].filter(Boolean).join(' – ');
