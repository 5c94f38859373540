import type { AnyBlockDefinition, Field } from '@mawkib/blocks/model';
import type { PackageLocale } from '@mawkib/core/locale';

const isContent = (field: Field) =>
  ['String', 'Text', 'Markdown', 'Image', 'Link', 'LinksCollection', 'Icon', 'Json'].includes(
    field.type,
  );

const named = (
  fields: Readonly<Record<string, Field>>,
  wanted: (field: Field) => boolean,
  locale: PackageLocale,
) =>
  Object.entries(fields)
    .filter(([key, field]) => key !== 'block_scroll_id' && wanted(field))
    .map(([, { label }]) => label[locale]);

/**
 * Parts of a block that visitors see, in the order of its fields; `items` are the parts of each
 * item.
 */
export function anatomyOf({ fields, group_fields }: AnyBlockDefinition, locale: PackageLocale) {
  return { parts: named(fields, isContent, locale), items: named(group_fields, isContent, locale) };
}

/** Rules of a block in sentences, derived from its definition. */
export function rulesOf(definition: AnyBlockDefinition): string[] {
  const { fields, group_fields, max_field_groups, version } = definition;
  const hasItems = Object.keys(group_fields).length > 0;
  const required = [
    ...named(fields, (field) => field.required, 'en'),
    ...named(group_fields, (field) => field.required, 'en').map((label) => `${label} (each item)`),
  ];
  const has = (key: string) => Object.hasOwn(fields, key);
  return [
    definition.interactive
      ? 'Interactive: its code is loaded with the page that has it.'
      : 'Static: the browser uses the server’s markup and loads no code for it.',
    hasItems && max_field_groups ? `Has up to ${max_field_groups} items.` : '',
    hasItems && !max_field_groups ? 'Has any number of items.' : '',
    hasItems && definition.complete ? 'Incomplete items are not shown to visitors.' : '',
    required.length > 0
      ? `Staff are warned before publishing while one is blank: ${required.join(', ')}.`
      : '',
    definition.data
      ? 'Needs data of a service; when that fails it says so and offers to try again.'
      : '',
    has('block_scroll_id')
      ? 'Links lead to it by its anchor id, below the header.'
      : 'Has no anchor id.',
    has('padding_grid_class') ? 'Space above and below and its lines are set by staff.' : '',
    has('strategy') || has('strategy_id') ? 'Its content may differ by visitor.' : '',
    definition.hidden ? 'Staff do not find it in the picker; pages that have it show it.' : '',
    version > 1
      ? `Content of ${version - 1 === 1 ? 'version 1' : `versions 1 to ${version - 1}`} is brought up to version ${version} when it is read.`
      : '',
  ].filter(Boolean);
}
