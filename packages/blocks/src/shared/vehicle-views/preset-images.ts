import type { ExteriorPreset, InteriorPreset } from '../../model/presets/presets.js';

const frames = 36;

/**
 * Where the pictures of a model lie when it has none of its own; `{frame}` is 01 to 36. A preset that
 * is not here has `spin360/<preset>-<frame>` and `interior/<preset>` in the media library.
 */
const exteriors: Readonly<Record<string, string>> = {
  fpace: 'spin360/luxsuv-{frame}-silver',
  epace: 'spin360/luxsuv-{frame}-black',
};
const cabin = 'interior/cabin-equirect';
const interiors: Readonly<Record<string, string>> = {
  fpace: cabin,
  epace: cabin,
  ipace: cabin,
  xe: cabin,
  xf: cabin,
};

const modelOf = (preset: string) => preset.split('_')[0] ?? preset;

/** Ids of the pictures around a car, from its front and against the clock. */
export function exteriorFrames(preset: ExteriorPreset): string[] {
  const base = exteriors[modelOf(preset)] ?? `spin360/${preset}-{frame}`;
  return Array.from({ length: frames }, (_, at) =>
    base.replace('{frame}', String(at + 1).padStart(2, '0')),
  );
}

/** Id of the picture of all that is around a seat, twice as wide as high. */
export const interiorPanorama = (preset: InteriorPreset): string =>
  interiors[modelOf(preset)] ?? `interior/${preset}`;
