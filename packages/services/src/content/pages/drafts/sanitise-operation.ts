import type { DefinitionOf, Field } from '@mawkib/blocks/model';
import type { TreeOperation } from '@mawkib/blocks/operations';
import { isRecord } from '@mawkib/core/guards';
import { sanitizeMarkup } from '@mawkib/ui/rich-text';
import { sanitiseMarkdown } from './sanitise-markdown.js';

type Fields = Readonly<Record<string, Field>>;
type Sanitise = (text: string) => string;

/**
 * The operation with sanitised HTML in its texts. Malformed operations are left for `apply` to
 * reject.
 */
export function sanitiseOperation(
  operation: TreeOperation,
  templateOf: (block: string) => string | undefined,
  definitionOf: DefinitionOf,
): TreeOperation {
  const fieldsOf = (template: unknown) => fieldsIn(definitionOf, template);
  switch (operation.kind) {
    case 'insert_block': {
      const { block } = operation;
      if (!isRecord(block)) return operation;
      const { fields, group_fields } = fieldsOf(block.template);
      const groups = Array.isArray(block.groups)
        ? block.groups.map((group) => withTexts(group, group_fields))
        : block.groups;
      return { ...operation, block: { ...withTexts(block, fields), groups } };
    }
    case 'add_group': {
      const { group_fields } = fieldsOf(templateOf(operation.block));
      return { ...operation, group: withTexts(operation.group, group_fields) };
    }
    case 'set_field': {
      if (!('value' in operation)) return operation;
      const { fields, group_fields } = fieldsOf(templateOf(operation.block));
      const candidates = operation.group === undefined ? fields : group_fields;
      const sanitise = sanitiserOf(candidates, operation.field);
      return sanitise ? { ...operation, value: sanitised(operation.value, sanitise) } : operation;
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

/** The sanitiser of a field; undefined for fields without HTML. */
function sanitiserOf(fields: Fields, name: string): Sanitise | undefined {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field?.type !== 'Markdown') return undefined;
  return field.attrs.markup ? sanitizeMarkup : sanitiseMarkdown;
}

function withTexts<T>(holder: T, fields: Fields): T {
  if (!isRecord(holder) || !isRecord(holder.fields)) return holder;
  const texts = Object.entries(holder.fields).map(([name, value]) => {
    const sanitise = sanitiserOf(fields, name);
    return [name, sanitise ? sanitised(value, sanitise) : value];
  });
  return { ...holder, fields: Object.fromEntries(texts) };
}

/** Sanitises a text, or a text per language. */
function sanitised(value: unknown, sanitise: Sanitise): unknown {
  if (typeof value === 'string') return sanitise(value);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([locale, text]) => [
      locale,
      typeof text === 'string' ? sanitise(text) : text,
    ]),
  );
}
