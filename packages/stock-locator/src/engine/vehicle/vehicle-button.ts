import type { Tell } from '../fields/field-problem.js';
import { addressOf, recordOf, textOf } from '../fields/raw-fields.js';
import type { VehicleButton } from './showroom-vehicle.js';

const targetTypes = ['url', 'embed', 'phone', 'email'] as const;
const targetActions = ['modal', 'new_tab'] as const;

const matching = (value: unknown, shape: RegExp, tell: Tell) => {
  const text = textOf(value, tell);
  if (text !== null && shape.test(text)) return text;
  tell('unsafe_address');
  return null;
};

const targetOf: Record<
  VehicleButton['target_type'],
  (value: unknown, tell: Tell) => string | null
> = {
  url: addressOf,
  embed: addressOf,
  phone: (value, tell) => matching(value, /^\+?[\d\s().-]{3,30}$/, tell),
  email: (value, tell) => matching(value, /^[^\s@?&]+@[^\s@?&]+$/, tell),
};

/** Reads a button of a raw vehicle; null without a label or a valid address. */
export function buttonOf(value: unknown, tell: Tell): VehicleButton | null {
  const raw = recordOf(value);
  const type = targetTypes.find((known) => known === raw.target_type);
  const label = textOf(raw.label, tell);
  const target = type ? targetOf[type](raw.target, tell) : null;
  if (!type || label === null || target === null) return null;
  return {
    id: textOf(raw.id, tell) ?? label,
    label,
    button_type: raw.button_type === 'primary' ? 'primary' : 'other',
    target,
    target_type: type,
    target_action: targetActions.find((known) => known === raw.target_action) ?? null,
  };
}
