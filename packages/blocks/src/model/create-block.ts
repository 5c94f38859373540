import type { AnyBlockDefinition, Sample } from './definition/define-block.js';
import type { FieldMap } from './definition/field.js';
import type { StoredBlock, StoredGroup } from './definition/public-values.js';

type NewId = () => string;
const randomId: NewId = () => globalThis.crypto.randomUUID();

/** Creates a block with the defaults of its fields and no groups. */
export const createBlock = (
  definition: AnyBlockDefinition,
  newId: NewId = randomId,
): StoredBlock => ({
  id: newId(),
  template: definition.template,
  version: definition.version,
  fields: defaults(definition.fields),
  groups: [],
});

/** Creates a group with the defaults of its fields. */
export const createGroup = (
  definition: AnyBlockDefinition,
  newId: NewId = randomId,
): StoredGroup => ({ id: newId(), fields: defaults(definition.group_fields) });

/** Creates a block with a sample's content, for stories, the picker and demo pages. */
export function fromSample(
  definition: AnyBlockDefinition,
  sample: Sample,
  newId: NewId = randomId,
): StoredBlock {
  const block = createBlock(definition, newId);
  const groups = (sample.groups ?? []).map((fields) => {
    const group = createGroup(definition, newId);
    return { ...group, fields: { ...group.fields, ...fields } };
  });
  return { ...block, fields: { ...block.fields, ...sample.fields }, groups };
}

const defaults = (fields: FieldMap): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.type !== 'Separator')
      .map(([name, field]) => [name, structuredClone(field.default)]),
  );
