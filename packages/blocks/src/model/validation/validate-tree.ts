import { defaultLocale } from '@mawkib/core/locale';
import type { AnyBlockDefinition, DefinitionOf } from '../definition/define-block.js';
import type { FieldMap } from '../definition/field.js';
import { isFieldShown } from '../definition/is-field-shown.js';
import { type Issue, issue, type Place } from '../definition/issue.js';
import type { StoredBlock } from '../definition/public-values.js';
import { strategyKey } from '../definition/strategy-key.js';
import { own } from '../plain.js';
import { resolveValue } from '../resolving/resolve-value.js';
import { migrateBlock } from '../stored/migrate-block.js';
import { readBlock } from '../stored/read-block.js';
import { checkHolderStrategy, checkValue, isBlankStored } from './check-value.js';

/**
 * All issues of a stored page, in page order: blocks, groups, fields. Migrates older versions
 * first. Never throws.
 */
export function validateTree(blocks: unknown, definitionOf: DefinitionOf): Issue[] {
  if (!Array.isArray(blocks)) return [issue({ block: '', template: '' }, 'malformed')];
  const seen = new Set<string>();
  return blocks.flatMap((block) => validateBlock(block, definitionOf, seen));
}

/** `seen` collects ids to find duplicates on a page. */
export function validateBlock(
  input: unknown,
  definitionOf: DefinitionOf,
  seen: Set<string> = new Set(),
): Issue[] {
  const read = readBlock(input);
  if (!read) return [issue({ block: '', template: '' }, 'malformed')];
  const { id, template } = read.block;
  const place = { block: id, template };
  const definition = definitionOf(template);
  if (!definition) return [issue(place, 'unknown_template')];
  const migrated = migrateBlock(read.block, definition);
  const block = migrated.block;
  return [
    ...(read.damaged ? [issue(place, 'malformed', {}, definition)] : []),
    ...(migrated.ok ? [] : [issue(place, 'version', {}, definition)]),
    ...duplicates(block, seen, definition),
    ...validateFields(definition.fields, block.fields, place, definition),
    ...validateGroups(block, definition),
  ];
}

function validateGroups(block: StoredBlock, definition: AnyBlockDefinition): Issue[] {
  const { group_fields, max_field_groups: limit } = definition;
  const place = { block: block.id, template: block.template };
  if (block.groups.length > 0 && Object.keys(group_fields).length === 0) {
    return [issue(place, 'groups_not_allowed', {}, definition)];
  }
  const tooMany = limit !== undefined && block.groups.length > limit;
  return [
    ...(tooMany ? [issue(place, 'limit', { limit }, definition)] : []),
    ...block.groups.flatMap((group) => [
      ...validateFields(group_fields, group.fields, { ...place, group: group.id }, definition),
      ...completeness(group, block, definition),
    ]),
  ];
}

function validateFields(
  fields: FieldMap,
  stored: Record<string, unknown>,
  place: Place,
  definition: AnyBlockDefinition,
): Issue[] {
  const unknown = Object.keys(stored)
    .filter((name) => !Object.hasOwn(fields, name) && name !== strategyKey)
    .map((field) => issue({ ...place, field }, 'unknown_field', {}, definition));
  const broken = Object.entries(fields).flatMap(([name, field]) => {
    const value = own(stored, name);
    const rule =
      checkValue(field, value) ??
      (field.required && isFieldShown(field, fields, stored) && isBlankStored(field, value)
        ? 'required'
        : null);
    if (!rule) return [];
    return [issue({ ...place, field: name }, rule, { type: field.type }, definition)];
  });
  const strategy = checkHolderStrategy(fields, own(stored, strategyKey));
  return [
    ...broken,
    ...(strategy ? [issue({ ...place, field: strategyKey }, strategy, {}, definition)] : []),
    ...unknown,
  ];
}

function completeness(
  group: { id: string; fields: Record<string, unknown> },
  block: StoredBlock,
  definition: AnyBlockDefinition,
): Issue[] {
  if (!definition.complete) return [];
  const values = Object.entries(definition.group_fields as FieldMap).map(([name, field]) => [
    name,
    resolveValue(field, own(group.fields, name), { locale: defaultLocale() }).value,
  ]);
  if (definition.complete(Object.fromEntries(values) as never)) return [];
  const place = { block: block.id, template: block.template, group: group.id };
  return [issue(place, 'incomplete', {}, definition)];
}

function duplicates(
  block: StoredBlock,
  seen: Set<string>,
  definition: AnyBlockDefinition,
): Issue[] {
  const place = { block: block.id, template: block.template };
  const repeated = [block.id, ...block.groups.map((group) => group.id)].some((id) => {
    const known = seen.has(id);
    seen.add(id);
    return known;
  });
  return repeated ? [issue(place, 'duplicate_id', {}, definition)] : [];
}
