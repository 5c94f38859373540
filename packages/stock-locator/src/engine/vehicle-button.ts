import { addressOf, recordOf, textOf } from './raw-fields.js';
import type { VehicleButton } from './showroom-vehicle.js';

const targetTypes = ['url', 'embed', 'phone', 'email'] as const;
const targetActions = ['modal', 'new_tab'] as const;

const matching = (value: unknown, shape: RegExp) => {
  const text = textOf(value);
  return text !== null && shape.test(text) ? text : null;
};

const targetOf: Record<VehicleButton['target_type'], (value: unknown) => string | null> = {
  url: addressOf,
  embed: addressOf,
  phone: (value) => matching(value, /^\+?[\d\s().-]{3,30}$/),
  email: (value) => matching(value, /^[^\s@?&]+@[^\s@?&]+$/),
};

/** A button of a raw vehicle; null where it says nothing or leads nowhere sound. */
export function buttonOf(value: unknown): VehicleButton | null {
  const raw = recordOf(value);
  const type = targetTypes.find((known) => known === raw.target_type);
  const label = textOf(raw.label);
  const target = type ? targetOf[type](raw.target) : null;
  if (!type || label === null || target === null) return null;
  return {
    id: textOf(raw.id) ?? label,
    label,
    button_type: raw.button_type === 'primary' ? 'primary' : 'other',
    target,
    target_type: type,
    target_action: targetActions.find((known) => known === raw.target_action) ?? null,
  };
}
