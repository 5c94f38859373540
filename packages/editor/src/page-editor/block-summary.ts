import type { DefinitionOf, FieldMap, StoredBlock } from '@mawkib/blocks/model';
import { type Locale, type Localized, localize } from '@mawkib/core/locale';

/** Excerpt of a block's texts, to distinguish blocks of the same type. */
export function blockSummary(
  block: StoredBlock,
  locale: Locale,
  definitionOf: DefinitionOf,
): string {
  const definition = definitionOf(block.template);
  if (!definition) return '';
  const own = firstText(definition.fields, block.fields, locale);
  const group = block.groups[0];
  return own || (group ? firstText(definition.group_fields, group.fields, locale) : '');
}

/** The first text of an item, for its heading in the inspector. */
export function firstText(
  fields: FieldMap,
  values: Record<string, unknown>,
  locale: Locale,
): string {
  for (const [name, field] of Object.entries(fields)) {
    if (!field.contentful || !['String', 'Text', 'Markdown'].includes(field.type)) continue;
    const stored = values[name];
    if (stored === null || typeof stored !== 'object') continue;
    if (JSON.stringify(stored) === JSON.stringify(field.default)) continue;
    const text = localize(stored as Localized, locale)
      .replace(/<[^>]*>/g, ' ')
      .replace(/[*_#>`]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (text) return text.slice(0, 80);
  }
  return '';
}
