import type { DataState } from './data-need.js';
import type { BlockDefinition } from './define-block.js';
import type { Field, FieldMap, FieldType, ValueOf } from './field.js';
import type { StaffNotice } from './public-values.js';

type OptionalKey<F extends FieldMap> = {
  [K in keyof F]: F[K] extends Field<FieldType, unknown, true> ? K : never;
}[keyof F];
type SeparatorKey<F extends FieldMap> = {
  [K in keyof F]: F[K]['type'] extends 'Separator' ? K : never;
}[keyof F];

/** Prop values of these fields. */
export type FieldValues<F extends FieldMap> = {
  [K in Exclude<keyof F, OptionalKey<F>>]: ValueOf<F[K]>;
} & {
  [K in Exclude<OptionalKey<F>, SeparatorKey<F>>]?: ValueOf<F[K]>;
} extends infer T
  ? { [K in keyof T]: T[K] }
  : never;

export type GroupValues<G extends FieldMap> = {
  id: string;
  fields: FieldValues<G>;
  notice?: StaffNotice;
};

/** Props of a block's component, from its definition: `BlockProps<typeof heroCarousel>`. */
export type BlockProps<D> =
  D extends BlockDefinition<infer F, infer G, infer O, infer V>
    ? {
        id: string;
        /** Index of the block on the page, from 0. */
        index: number;
        /** Added to the names of its query parameters, if it is not the first of its kind. */
        suffix?: string | undefined;
        fields: FieldValues<F>;
        groups: GroupValues<G>[];
        /** Only for blocks with data; undefined in a preview without data. */
        data?: [O] extends [never] ? never : Extract<DataState<V>, { state: 'ready' }>;
      }
    : never;
