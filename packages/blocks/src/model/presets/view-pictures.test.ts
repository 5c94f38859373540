import { registerViews } from '@mawkib/core/brands';
import { afterEach, expect, it } from 'vitest';
import { builtInBlocks } from '../../built-in/built-in-blocks.generated.js';
import { resolveValue } from '../resolving/resolve-value.js';
import { exteriorPreset, interiorPreset } from './presets.js';

afterEach(() => registerViews());

const resolved = (field: ReturnType<typeof exteriorPreset>, value: string) =>
  resolveValue(field, value, { locale: 'en' });

it('selects the pictures that its key names, unless the market has others [B-3-389]', () => {
  expect(resolved(interiorPreset(), 'fpace_my19').value).toEqual({
    preset: 'fpace_my19',
    pictures: 'interior/fpace_my19',
  });
  expect(resolved(exteriorPreset(), 'fpace_my22').value).toMatchObject({
    pictures: 'spin360/fpace_my22-{frame}',
  });
  registerViews({ exteriors: { fpace: { images: 'spin360/midsuv-{frame}-silver' } } });
  expect(resolved(exteriorPreset(), 'fpace_my22').value).toMatchObject({
    pictures: 'spin360/midsuv-{frame}-silver',
  });
  expect(resolved(exteriorPreset(), '').value).toBe('');
  expect(resolved(exteriorPreset(), 'constructor')).toEqual({ value: '', wrong: true });
});

it('has the market’s other models to choose, in its own order', () => {
  const field = exteriorPreset();
  const name = { ar: 'ديفندر', en: 'Defender' };
  registerViews({ exteriors: { defender: { images: 'spin360/o-{frame}', name } } });
  expect(field.attrs.options).toHaveLength(23);
  expect(field.attrs.options?.at(-1)).toEqual({ value: 'defender', label: name });
  expect(resolved(field, 'defender').value).toMatchObject({ pictures: 'spin360/o-{frame}' });
  expect(interiorPreset().attrs.options).toHaveLength(20);
});

it('is offered by the blocks of its kind, and by no other [B-3-413]', () => {
  const keysWith = (name: string) =>
    builtInBlocks
      .filter(({ fields, group_fields }) => name in { ...fields, ...group_fields })
      .map(({ key }) => key);
  expect(keysWith('interior_preset')).toEqual(['interior-360', 'tabbed-component']);
  expect(keysWith('exterior_preset')).toEqual(['exterior-360', 'tabbed-component']);
  expect(keysWith('model_key')).toEqual(['specification-accordion', 'specification-glance']);
});
