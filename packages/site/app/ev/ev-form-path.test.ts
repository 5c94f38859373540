import { expect, it } from 'vitest';
import { evFormPath } from './ev-form-path.ts';

const vehicle = {
  id: '9',
  nameplate_label: 'I-PACE',
  engine_type: 'electric',
} as never as Parameters<typeof evFormPath>[0];

it('names the form of electric vehicles only, with the model', () => {
  expect(evFormPath(vehicle, 'ar')).toBe('/ar/ev-order?model=I-PACE');
  expect(evFormPath({ ...vehicle, engine_types: ['petrol', 'electric'] }, 'ar')).toBeUndefined();
  expect(evFormPath({ ...vehicle, engine_type: 'diesel' }, 'en')).toBeUndefined();
});
