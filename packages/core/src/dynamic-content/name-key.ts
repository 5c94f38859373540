import { expandModels } from '../brands/models.js';
import { normaliseName } from '../locale/fold-arabic.js';

/**
 * Key for comparing names: normalized, with spaces, underscores and hyphens collapsed into one
 * underscore. `F-PACE`, `f_pace` and `F‑Pace` are equal, and so are `Range Rover` and
 * `range-rover`.
 */
export const nameKey = (name: string): string => normaliseName(name).replace(/[\s_\p{Pd}]+/gu, '_');

/** True if `keys` include a name, or a model of the family or group with that name. */
export const isAmong = (name: string, keys: readonly string[]): boolean =>
  expandModels(nameKey(name)).some((model) => keys.includes(nameKey(model)));

/** Key of a model in a catalogue: `range_rover_evoque` for `Range Rover Évoque`. */
export const catalogueKey = (text: string): string =>
  nameKey(text.normalize('NFD').replace(/\p{Diacritic}/gu, '')).replace(/_+$/, '');
