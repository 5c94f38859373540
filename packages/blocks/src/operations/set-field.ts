import { isLocale } from '@mawkib/core/locale';
import type { AnyBlockDefinition, DefinitionOf } from '../model/definition/define-block.js';
import type { Field, FieldMap } from '../model/definition/field.js';
import { issue } from '../model/definition/issue.js';
import type { StoredBlock } from '../model/definition/public-values.js';
import { strategyKey } from '../model/definition/strategy-key.js';
import { isPlain, own } from '../model/plain.js';
import { checkHolderStrategy, checkValue } from '../model/validation/check-value.js';
import { fail } from './fail.js';
import { indexOfId, replaced } from './list-items.js';
import type { Applied, OperationOf, Tree } from './tree-operation.js';

type SetField = OperationOf<'set_field'>;
type Values = Record<string, unknown>;

export function setField(tree: Tree, operation: SetField, definitionOf: DefinitionOf): Applied {
  const at = indexOfId(tree, operation.block);
  const block = tree[at];
  if (!block) return fail('unknown_block');
  const definition = definitionOf(block.template);
  if (!definition) return fail('unknown_template');
  const index = operation.group === undefined ? -1 : indexOfId(block.groups, operation.group);
  const holder = operation.group === undefined ? block : block.groups[index];
  if (!holder) return fail('unknown_group');
  const fields: FieldMap =
    operation.group === undefined ? definition.fields : definition.group_fields;
  const field = own(fields as Values, operation.field) as Field | undefined;
  const isStrategy = operation.field === strategyKey;
  if (!isStrategy && (!field || field.type === 'Separator')) return fail('unknown_field');
  if (operation.locale !== undefined && !isPerLanguage(field, operation)) {
    return fail('invalid_value');
  }
  const changed = withValue(holder.fields, operation);
  const value = own(changed, operation.field);
  const rule = field ? checkValue(field, value) : checkHolderStrategy(fields, value);
  if (rule) return fail('invalid_value', [issueOf(block, operation, rule, field, definition)]);
  const next = { ...holder, fields: changed };
  return {
    ok: true,
    tree: replaced(
      tree,
      at,
      operation.group === undefined
        ? (next as StoredBlock)
        : { ...block, groups: replaced(block.groups, index, next) },
    ),
    inverse: inverseOf(holder.fields, operation),
  };
}

const isPerLanguage = (field: Field | undefined, { locale }: SetField) =>
  isLocale(locale) &&
  field?.contentful === true &&
  ['String', 'Text', 'Markdown'].includes(field.type);

/** Undefined removes the key. */
function put(values: Values, key: string, value: unknown): Values {
  const { [key]: _, ...others } = values;
  return value === undefined ? others : { ...values, [key]: value };
}

function withValue(values: Values, { field, locale, value }: SetField): Values {
  if (locale === undefined) return put(values, field, value);
  const before = own(values, field);
  return put(values, field, put(isPlain(before) ? before : {}, locale, value));
}

/** Per language if there was a text per language before; otherwise the whole field. */
function inverseOf(values: Values, { block, group, field, locale }: SetField): SetField {
  const before = own(values, field);
  const place = { kind: 'set_field' as const, block, ...(group !== undefined && { group }), field };
  if (locale === undefined || !isPlain(before))
    return withoutUndefined({ ...place, value: before });
  return withoutUndefined({ ...place, locale, value: own(before, locale) });
}

const withoutUndefined = ({ value, ...rest }: SetField): SetField =>
  value === undefined ? rest : { ...rest, value };

const issueOf = (
  block: StoredBlock,
  { group, field }: SetField,
  rule: NonNullable<ReturnType<typeof checkValue>>,
  field_: Field | undefined,
  definition: AnyBlockDefinition,
) =>
  issue(
    { block: block.id, template: block.template, ...(group !== undefined && { group }), field },
    rule,
    { type: field_?.type ?? '' },
    definition,
  );
