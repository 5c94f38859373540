import type { ReportProblem } from '../fields/field-problem.js';
import { readAddress, readRecord, readText } from '../fields/read-fields.js';
import type { VehicleButton } from './showroom-vehicle.js';

const targetTypes = ['url', 'embed', 'phone', 'email'] as const;
const targetActions = ['modal', 'new_tab'] as const;

const matching = (value: unknown, shape: RegExp, report: ReportProblem) => {
  const text = readText(value, report);
  if (text !== null && shape.test(text)) return text;
  report('unsafe_address');
  return null;
};

const targetOf: Record<
  VehicleButton['target_type'],
  (value: unknown, report: ReportProblem) => string | null
> = {
  url: readAddress,
  embed: readAddress,
  phone: (value, report) => matching(value, /^\+?[\d\s().-]{3,30}$/, report),
  email: (value, report) => matching(value, /^[^\s@?&]+@[^\s@?&]+$/, report),
};

/** Reads a button of a raw vehicle; null without a label or a valid address. */
export function readVehicleButton(value: unknown, report: ReportProblem): VehicleButton | null {
  const raw = readRecord(value);
  const type = targetTypes.find((known) => known === raw.target_type);
  const label = readText(raw.label, report);
  const target = type ? targetOf[type](raw.target, report) : null;
  if (!type || label === null || target === null) return null;
  return {
    id: readText(raw.id, report) ?? label,
    label,
    button_type: raw.button_type === 'primary' ? 'primary' : 'other',
    target,
    target_type: type,
    target_action: targetActions.find((known) => known === raw.target_action) ?? null,
  };
}
