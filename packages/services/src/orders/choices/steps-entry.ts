import type { Locale } from '@mawkib/api-clients/contracts';
import { weekHours } from '@mawkib/api-clients/contracts/content';
import { appointmentKinds } from '@mawkib/api-clients/contracts/purchase';
import { isRecord } from '@mawkib/core/guards';
import * as z from 'zod';
import type { Database } from '../../db/database.js';
import { inLanguage } from '../../locale/in-language.js';
import { companyEntry } from '../company-entry.js';

const key = z.string().trim().min(1).max(100);
/** In the currency's major unit. */
const amount = z.number().min(0).max(100_000_000);
const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .optional();

const pack = z.object({
  key,
  title: z.string().trim().min(1).max(120),
  text: z.string().trim().max(600).default(''),
  amount: amount.default(0),
  /** Defaults to the vehicle's currency. */
  currency,
  period: z.enum(['once', 'month']).default('once'),
  included: z.boolean().default(false),
});

const area = z.object({ key, name: z.string().trim().min(1).max(120), amount, currency });

/** Closed days, `2026-12-02`. */
const closed = z.array(z.iso.date()).max(200);
const capacity = z.int().min(1).max(50);

/**
 * Appointments of a company's retailers; `retailers` has what differs, by retailer id. The hours are
 * for retailers without hours in their record.
 */
const appointments = z.object({
  kinds: z
    .array(z.enum(appointmentKinds))
    .min(1)
    .default([...appointmentKinds]),
  hours: weekHours.default({}),
  closed: closed.default([]),
  capacity: capacity.default(1),
  slot_minutes: z.int().min(10).max(480).default(60),
  lead_hours: z.int().min(0).max(720).default(24),
  /** Days that can be booked, from today. */
  days: z.int().min(1).max(90).default(14),
  retailers: z
    .record(z.string(), z.object({ hours: weekHours, closed, capacity }).partial())
    .default({}),
});
export type AppointmentSettings = z.output<typeof appointments>;

const defaultSteps = ['payment_options', 'location'];

/** Options of the order's steps, in one language. */
export interface StepsEntry {
  /** Types of the steps. */
  types: string[];
  packs: z.output<typeof pack>[];
  delivery: z.output<typeof area>[];
  /** Null: no appointments. */
  appointments: AppointmentSettings | null;
}

/** The valid items of a list; others are left out, as are repeated keys. */
function itemsOf<T extends { key: string }>(value: unknown, item: z.ZodType<T>): T[] {
  const items = Array.isArray(value) ? value.slice(0, 100) : [];
  const valid = items.flatMap((one) => item.safeParse(one).data ?? []);
  return [...new Map(valid.map((one) => [one.key, one])).values()];
}

/**
 * Reads the entry `order_online_steps_page` of a company, else that of `default`; with `config_` for
 * configured vehicles. Invalid items are left out. Site document, section 3.
 */
export async function stepsEntryOf(
  db: Database,
  { company_uuid, isConfigured }: { company_uuid: string; isConfigured: boolean },
  locale: Locale,
): Promise<StepsEntry> {
  const type = `${isConfigured ? 'config_' : ''}order_online_steps_page`;
  const entry = await companyEntry(db, company_uuid, type);
  return readStepsEntry(inLanguage(entry?.data, locale));
}

/** Reads an entry with its texts in one language. */
export function readStepsEntry(entry: unknown): StepsEntry {
  const data = isRecord(entry) ? entry : {};
  const types = Array.isArray(data.steps)
    ? data.steps.flatMap((step: unknown) => (isRecord(step) ? String(step.type) : []))
    : defaultSteps;
  const has = (type: string) => types.includes(type);
  return {
    types,
    packs: has('service_packs') ? itemsOf(data.packs, pack) : [],
    delivery: has('location') ? itemsOf(data.delivery, area) : [],
    appointments: has('appointment')
      ? (appointments.safeParse(data.appointments ?? {}).data ?? null)
      : null,
  };
}
