import { expandModels } from '../brands/models.js';
import { normaliseName } from '../locale/fold-arabic.js';

/**
 * What two names must share to be the same: normalised, with any run of spaces, underscores and
 * hyphens as one underscore. `F-PACE`, `f_pace` and `F‑Pace` are one, so are `Range Rover` and
 * `range-rover`.
 */
export const nameKey = (name: string): string => normaliseName(name).replace(/[\s_\p{Pd}]+/gu, '_');

/**
 * Whether a name, or one of the models that a family or group of that name stands for, is among
 * others that are keys already.
 */
export const isAmong = (name: string, keys: readonly string[]): boolean =>
  expandModels(nameKey(name)).some((model) => keys.includes(nameKey(model)));

/** The key under which a catalogue knows a model: `Range Rover Évoque` is `range_rover_evoque`. */
export const catalogueKey = (text: string): string =>
  nameKey(text.normalize('NFD').replace(/\p{Diacritic}/gu, '')).replace(/_+$/, '');
