import { type Field, type FieldAttrs, fieldTypes } from '../model/definition/field.js';
import { strategyKey } from '../model/definition/strategy-key.js';
import { isPlain, own, type Plain } from '../model/plain.js';
import { checkValue } from '../model/validation/check-value.js';
import { type Found, isText, unknownMembers } from './found-problems.js';

const members = [
  'type',
  'label',
  'help',
  'optional',
  'required',
  'contentful',
  'default',
  'attrs',
  'schema',
  'toProp',
  'when',
  'prop',
] as const satisfies readonly (keyof Field)[];

const attrs = [
  'language',
  'inline',
  'markup',
  'options',
  'sizes',
  'fallback',
  'max_length',
  'max_lines',
  'min',
  'max',
  'step',
  'format',
  'collapsed',
] as const satisfies readonly (keyof FieldAttrs)[];

const types: readonly unknown[] = fieldTypes;

/** Problems of a definition's `fields` or `group_fields`. */
export function checkFields(member: string, fields: unknown): Found[] {
  if (!isPlain(fields)) {
    return [{ path: [member], problem: 'is not a map of fields.', fix: 'Give { } for none.' }];
  }
  return Object.entries(fields).flatMap(([name, field]) =>
    checkField([member, name], field, fields),
  );
}

function checkField(path: readonly string[], field: unknown, siblings: Plain): Found[] {
  const name = path.at(-1) ?? '';
  if (!isPlain(field) || !types.includes(own(field, 'type'))) {
    const fix = `Make it with a function of @mawkib/blocks/model; there are ${fieldTypes.join(', ')}.`;
    return [{ path, problem: 'is not a field of a known type.', fix }];
  }
  const found = unknownMembers(field, members, path);
  const attributes = own(field, 'attrs');
  if (isPlain(attributes)) {
    found.push(...unknownMembers(attributes, attrs, [...path, 'attrs']));
    const options = own(attributes, 'options');
    if (own(field, 'type') === 'Select' && !(Array.isArray(options) && options.length > 0)) {
      const problem = 'has nothing to choose from.';
      found.push({ path: [...path, 'options'], problem, fix: 'Give at least one option.' });
    }
  }
  if (name === strategyKey) {
    found.push({ path, problem: 'is a name of dynamic content.', fix: 'Give it another name.' });
  }
  if (!isText(own(field, 'label'))) {
    found.push({ path: [...path, 'label'], problem: 'lacks a language.', fix: 'Give { ar, en }.' });
  }
  if (own(field, 'type') !== 'Separator') {
    const rule = checkValue(field as unknown as Field, own(field, 'default'));
    if (rule) {
      const problem = `does not fit the field (${rule}).`;
      found.push({ path: [...path, 'default'], problem, fix: 'Give one that staff could save.' });
    }
  }
  const when = own(field, 'when');
  const condition = isPlain(when) ? own(when, 'field') : undefined;
  if (when !== undefined && !Object.hasOwn(siblings, String(condition))) {
    const problem = `names no field: ${JSON.stringify(condition)}.`;
    const fix = `Use one of ${Object.keys(siblings).join(', ')}.`;
    found.push({ path: [...path, 'when', 'field'], problem, fix });
  }
  return found;
}
