import type { DefinitionOf, Field } from '@mawkib/blocks/model';
import type { TreeOperation } from '@mawkib/blocks/operations';
import { isRecord } from '@mawkib/core/guards';
import { sanitizeMarkup } from '@mawkib/ui/rich-text';
import { sanitiseMarkdown } from './sanitise-markdown.js';
import { withStoredLinks } from './with-stored-links.js';

type Fields = Readonly<Record<string, Field>>;
type Change = (value: unknown) => unknown;

export interface SanitiseOptions {
  templateOf: (block: string) => string | undefined;
  definitionOf: DefinitionOf;
  /** A link as it is stored. */
  linkOf: (url: string) => string;
}

/**
 * The operation with sanitised HTML in its texts and normalised links. Malformed operations are left
 * for `apply` to reject.
 */
export function sanitiseOperation(
  operation: TreeOperation,
  { templateOf, definitionOf, linkOf }: SanitiseOptions,
): TreeOperation {
  const fieldsOf = (template: unknown) => fieldsIn(definitionOf, template);
  const stored = <T>(holder: T, fields: Fields) => withChanges(holder, fields, linkOf);
  switch (operation.kind) {
    case 'insert_block': {
      const { block } = operation;
      if (!isRecord(block)) return operation;
      const { fields, group_fields } = fieldsOf(block.template);
      const groups = Array.isArray(block.groups)
        ? block.groups.map((group) => stored(group, group_fields))
        : block.groups;
      return { ...operation, block: { ...stored(block, fields), groups } };
    }
    case 'add_group': {
      const { group_fields } = fieldsOf(templateOf(operation.block));
      return { ...operation, group: stored(operation.group, group_fields) };
    }
    case 'set_field': {
      if (!('value' in operation)) return operation;
      const { fields, group_fields } = fieldsOf(templateOf(operation.block));
      const candidates = operation.group === undefined ? fields : group_fields;
      const change = changeOf(candidates, operation.field, linkOf);
      return change ? { ...operation, value: change(operation.value) } : operation;
    }
    default:
      return operation;
  }
}

function fieldsIn(
  definitionOf: DefinitionOf,
  template: unknown,
): { fields: Fields; group_fields: Fields } {
  const definition = typeof template === 'string' ? definitionOf(template) : undefined;
  return definition ?? { fields: {}, group_fields: {} };
}

/** The change of a field's value before it is stored; undefined for fields without HTML or link. */
function changeOf(
  fields: Fields,
  name: string,
  linkOf: SanitiseOptions['linkOf'],
): Change | undefined {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field?.type === 'Markdown') {
    const sanitise = field.attrs.markup ? sanitizeMarkup : sanitiseMarkdown;
    return (value) => inTexts(value, (text) => withStoredLinks(sanitise(text), linkOf));
  }
  if (field?.type === 'Link') {
    return (value) =>
      isRecord(value) && typeof value.url === 'string'
        ? { ...value, url: linkOf(value.url) }
        : value;
  }
  return field?.attrs.format === 'url' ? (value) => inTexts(value, linkOf) : undefined;
}

function withChanges<T>(holder: T, fields: Fields, linkOf: SanitiseOptions['linkOf']): T {
  if (!isRecord(holder) || !isRecord(holder.fields)) return holder;
  const values = Object.entries(holder.fields).map(([name, value]) => {
    const change = changeOf(fields, name, linkOf);
    return [name, change ? change(value) : value];
  });
  return { ...holder, fields: Object.fromEntries(values) };
}

/** Changes a text, or a text per language. */
function inTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([locale, text]) => [
      locale,
      typeof text === 'string' ? change(text) : text,
    ]),
  );
}
