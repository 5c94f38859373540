import type { AnyBlockDefinition } from './definition/define-block.js';
import type { FieldMap } from './definition/field.js';
import type { StoredBlock } from './definition/public-values.js';
import { own } from './plain.js';

export interface TranslatableValue {
  group?: string;
  field: string;
  value: unknown;
}

/** Values for translation: the contentful fields of a block and its groups. */
export function translatableValues(
  block: StoredBlock,
  definition: AnyBlockDefinition,
): TranslatableValue[] {
  return [
    ...contentful(definition.fields, block.fields),
    ...block.groups.flatMap((group) =>
      contentful(definition.group_fields, group.fields).map((entry) => ({
        group: group.id,
        ...entry,
      })),
    ),
  ];
}

const contentful = (fields: FieldMap, stored: Record<string, unknown>): TranslatableValue[] =>
  Object.entries(fields)
    .filter(([, field]) => field.contentful)
    .map(([name, field]) => ({ field: name, value: own(stored, name) ?? field.default }));
