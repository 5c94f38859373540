import { addedViews, viewPictures } from '@mawkib/core/brands';
import type { MarketViewKind } from '@mawkib/core/locale';
import type { Bilingual } from '../definition/bilingual.js';
import { type Field, type FieldOption, select } from '../definition/field.js';
import { presetName } from './preset-name.js';
import type { ViewPictures } from './view-pictures.js';

/** Presets of interior panoramas. */
export const interiorPresets = [
  'epace_my18',
  'epace_my19',
  'epace_my20',
  'epace_my21',
  'fpace_my18',
  'fpace_my19',
  'fpace_my20',
  'fpace_my21',
  'ipace_my19',
  'ipace_my20',
  'ipace_my22',
  'ftype_my18',
  'ftype_my20',
  'ftype_my21',
  'xe_my18',
  'xe_my20',
  'xe_my21',
  'xf_my18',
  'xf_my20',
  'xf_my21',
] as const;

/** Presets of 360° exteriors: the interior ones and two more. */
export const exteriorPresets = [...interiorPresets, 'fpace_my22', 'ipace_my21'] as const;
export type ExteriorPreset = (typeof exteriorPresets)[number];

const years = ['19my', '20my', '21my', '22my', '23my'] as const;
type ModelKeyOf<M extends string> = `${M}-${(typeof years)[number]}`;
const ofYears = <const M extends string>(model: M) =>
  years.map((year): ModelKeyOf<M> => `${model}-${year}`);

/** Model keys with year for specs. */
export const modelKeys = [
  ...ofYears('fpace'),
  ...ofYears('epace'),
  ...ofYears('ipace'),
  ...ofYears('ftype'),
  ...ofYears('xe'),
  ...ofYears('xf'),
] as const;
export type ModelKey = (typeof modelKeys)[number];

const option = <V extends ExteriorPreset | ModelKey>(value: V): FieldOption<V> => ({
  value,
  label: presetName(value),
});

/** Pictures of a preset without others: `spin360/fpace_my21-01` to `-36`, `interior/fpace_my21`. */
const ownPictures: { readonly [kind in MarketViewKind]: (preset: string) => string } = {
  exteriors: (preset) => `spin360/${preset}-{frame}`,
  interiors: (preset) => `interior/${preset}`,
};

const blank: Bilingual = { ar: '', en: '' };

/** Presets of the blocks and of the market. The prop is the preset with its pictures. */
function viewPreset(
  kind: MarketViewKind,
  presets: readonly ExteriorPreset[],
  label: Field['label'],
  when?: Field['when'],
): Field<'Select', ViewPictures, true> {
  const field = select({
    label,
    get options() {
      const added = addedViews(kind).map(({ id, name }) => ({
        value: id,
        label: { ...blank, ...name },
      }));
      return [...presets.map(option), ...added];
    },
    optional: true,
    ...(when && { when }),
  });
  const prop = (preset: string): ViewPictures => ({
    preset,
    pictures: viewPictures(kind, preset) ?? ownPictures[kind](preset),
  });
  return { ...field, prop } as Field as Field<'Select', ViewPictures, true>;
}

export const exteriorPreset = (when?: Field['when']) =>
  viewPreset(
    'exteriors',
    exteriorPresets,
    { ar: 'صور السيارة من الخارج', en: 'Exterior preset' },
    when,
  );

export const interiorPreset = (when?: Field['when']) =>
  viewPreset('interiors', interiorPresets, { ar: 'صور المقصورة', en: 'Interior preset' }, when);

export const modelKey = () =>
  select({
    label: { ar: 'الطراز وسنته', en: 'Model and model year' },
    options: modelKeys.map(option),
    default: 'fpace-20my',
  });
