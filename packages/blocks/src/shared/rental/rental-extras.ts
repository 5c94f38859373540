import type { RentalController } from '@mawkib/core/calculators';
import { parseNumber } from '@mawkib/core/locale';
import * as z from 'zod';

/** An extra of a rental that visitors choose. */
export interface RentalExtra {
  key: string;
  label: string;
  /** For the whole rental, in major units. */
  price: number;
  controller: RentalController & { start?: number };
}

/** Extras under one label. */
export interface RentalItemGroup {
  key: string;
  label: string;
  subitems: RentalExtra[];
}

/** Max price of an extra and of a day; more is a typing error. */
export const maxRentalPrice = 1e6;

const amount = z.union([z.number(), z.string()]).transform((stored, context) => {
  const number = typeof stored === 'string' ? parseNumber(stored) : stored;
  if (number !== null && number >= 0 && number <= maxRentalPrice) return number;
  context.addIssue({ code: 'custom', message: 'Not an amount from 0 up' });
  return z.NEVER;
});
const count = amount.refine(Number.isInteger).optional();
const name = z.string().trim().min(1).max(200);

const controller = z
  .object({
    type: z.enum(['amount', 'toggler']).default('amount'),
    min: count,
    max: count,
    value: count,
    default: count,
  })
  .refine(({ min = 0, max = 10 }) => min <= max)
  .transform(({ type, min = 0, max = 10, value, default: start }): RentalExtra['controller'] => {
    const first = value ?? start ?? 0;
    return type === 'toggler' ? { type, start: first } : { type, min, max, start: first };
  });

/** Extras of a step group. */
export const rentalItems = z
  .array(
    z.object({
      key: name,
      label: z.string().max(200),
      subitems: z.array(z.object({ key: name, label: name, price: amount, controller })).max(50),
    }),
  )
  .max(20);

/** Keys, labels, prices and controllers of new blocks. */
export const defaultEquipment = [
  { key: 'baby_seat', ar: 'مقعد رضيع', en: 'Baby seat', price: 200, type: 'amount' },
  { key: 'booster_seat', ar: 'مقعد رافع للأطفال', en: 'Booster seat', price: 75, type: 'amount' },
  { key: 'gps', ar: 'نظام ملاحة', en: 'GPS', price: 50, type: 'toggler' },
  { key: 'wifi', ar: 'إنترنت لاسلكي', en: 'Wi-Fi', price: 50, type: 'toggler' },
  {
    key: 'additional_driver',
    ar: 'سائق إضافي',
    en: 'Additional driver',
    price: 75,
    type: 'amount',
  },
] as const;
