import { normaliseName } from '../locale/fold-arabic.js';

/** Brands that a path can name. Blocks document, section 5. */
export const pathBrands = ['defender', 'discovery', 'range_rover', 'jaguar'] as const;
/** One of `pathBrands`. */
export type PathBrand = (typeof pathBrands)[number];
/** The brand of a path that names none. Site document, section 2. */
export const defaultPathBrand: PathBrand = 'discovery';

/**
 * Names that stand for several models in matching; a family also matches itself. Blocks document,
 * section 5.
 */
export const modelFamilies = {
  defender: ['defender', 'defender_90', 'defender_110', 'defender_130'],
  discovery: ['discovery', 'discovery_sport'],
  range_rover: ['range_rover', 'range_rover_sport', 'range_rover_velar', 'range_rover_evoque'],
} as const;

/** Names that stand for every model of a brand in matching. Blocks document, section 5. */
export const anyBrandGroups = {
  any_jag: ['f-pace', 'e-pace', 'i-pace', 'f-type', 'xe', 'xj', 'xf'],
  any_lr: [...modelFamilies.defender, ...modelFamilies.discovery, ...modelFamilies.range_rover],
} as const;

const expansions: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ new Map<
  string,
  readonly string[]
>([...Object.entries(modelFamilies), ...Object.entries(anyBrandGroups)]);

/** The models that a name stands for; itself, normalised, when it is neither family nor group. */
export function expandModels(name: string): readonly string[] {
  const normalised = normaliseName(name);
  return expansions.get(normalised) ?? [normalised];
}
