import type { FieldMap } from '../../model/definition/field.js';

/** The fields with a prefix before their names: `prefixed('step_1', { heading })`. */
export const prefixed = <const P extends string, const F extends FieldMap>(prefix: P, fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [`${prefix}_${name}`, field]),
  ) as { readonly [K in keyof F & string as `${P}_${K}`]: F[K] };
