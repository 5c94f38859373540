import type { ExteriorPreset, InteriorPreset } from '../../model/presets/presets.js';

const frames = 36;

/**
 * Image paths of models that share those of another one; `{frame}` is 01 to 36. Other presets have
 * `spin360/<preset>-<frame>` and `interior/<preset>` in the media library.
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

/** Ids of a car's 360° images, from its front, counterclockwise. */
export function exteriorFrames(preset: ExteriorPreset): string[] {
  const base = exteriors[modelOf(preset)] ?? `spin360/${preset}-{frame}`;
  return Array.from({ length: frames }, (_, at) =>
    base.replace('{frame}', String(at + 1).padStart(2, '0')),
  );
}

/** Id of the panorama from a seat, with the aspect ratio 2:1. */
export const interiorPanorama = (preset: InteriorPreset): string =>
  interiors[modelOf(preset)] ?? `interior/${preset}`;
