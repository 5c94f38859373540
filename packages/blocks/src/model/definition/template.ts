import { type Locale, type Localized, localize } from '@mawkib/core/locale';
import type { AnyBlockDefinition } from './define-block.js';
import type { Field, FieldAttrs, FieldMap, FieldType } from './field.js';

/** A field in the spec's format. */
export interface TemplateField {
  label: string;
  symbol: string;
  field_type: FieldType;
  value: unknown;
  attrs: Omit<FieldAttrs, 'options'> & {
    options?: { label: string; value: string }[];
    help?: string;
  };
  contentful: boolean;
}

/** A block template in the spec's format, derived from a definition. */
export interface Template {
  id: string;
  type: 'template';
  attributes: {
    key: string;
    name: string;
    description: string;
    short_description: string;
    group: string;
    list_priority: number;
    thumbnail_url: string | null;
    hidden: boolean;
    template: string;
    area: string;
    external_block: boolean;
    max_field_groups?: number;
    fields: TemplateField[];
    field_groups: TemplateField[][];
    field_groups_template: TemplateField[];
  };
}

/** Labels and defaults are in the given language. */
export function toTemplate(definition: AnyBlockDefinition, locale: Locale = 'en'): Template {
  const { key, group, list_priority, hidden, template, area, external_block } = definition;
  const { max_field_groups, thumbnail_url = null } = definition;
  return {
    id: key,
    type: 'template',
    attributes: {
      key,
      name: localize(definition.name, locale),
      description: localize(definition.description, locale),
      short_description: localize(definition.short_description, locale),
      group,
      list_priority,
      thumbnail_url,
      hidden,
      template,
      area,
      external_block,
      ...(max_field_groups !== undefined && { max_field_groups }),
      fields: toTemplateFields(definition.fields, locale),
      field_groups: [],
      field_groups_template: toTemplateFields(definition.group_fields, locale),
    },
  };
}

const toTemplateFields = (fields: FieldMap, locale: Locale): TemplateField[] =>
  Object.entries(fields).map(([symbol, field]) => ({
    label: localize(field.label, locale),
    symbol,
    field_type: field.type,
    value: valueIn(field, locale),
    attrs: attrsIn(field, locale),
    contentful: field.contentful,
  }));

function attrsIn(field: Field, locale: Locale): TemplateField['attrs'] {
  const { options, ...attrs } = field.attrs;
  return {
    ...attrs,
    ...(options && {
      options: options.map((option) => ({
        label: localize(option.label, locale),
        value: option.value,
      })),
    }),
    ...(field.help && { help: localize(field.help, locale) }),
  };
}

const isText = (field: Field) => ['String', 'Text', 'Markdown'].includes(field.type);

const valueIn = (field: Field, locale: Locale): unknown =>
  field.contentful && isText(field) ? localize(field.default as Localized, locale) : field.default;

/** Order of the picker within a group: list_priority, then name. */
export const byPriority = (a: AnyBlockDefinition, b: AnyBlockDefinition): number =>
  a.list_priority - b.list_priority || a.name.en.localeCompare(b.name.en, 'en');
