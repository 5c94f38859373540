import type { Form } from '@mawkib/api-clients/contracts/forms';
import { defaultMarket } from '@mawkib/core/locale';
import { localTime } from '@mawkib/core/opening-hours';

const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/**
 * The day that a visitor asked for in a form, from today on, and the time if one of the choices is
 * one (`10:30`).
 */
export function appointmentOf(
  form: Form,
  chosen: Readonly<Record<string, string>>,
  now = Date.now(),
): { date: string; slot: string | undefined } | undefined {
  const { fields } = form.attributes;
  const date = fields.flatMap(({ id, type }) => (type === 'date' ? (chosen[id] ?? []) : []))[0];
  if (!date || date < localTime(now, defaultMarket.timeZone).date) return undefined;
  const slot = fields.map(({ id }) => chosen[id] ?? '').find((value) => timeOfDay.test(value));
  return { date, slot };
}
