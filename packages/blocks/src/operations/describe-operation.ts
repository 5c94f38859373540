import { type Locale, languageOf, type PackageLocale } from '@mawkib/core/locale';
import type { Bilingual } from '../model/definition/bilingual.js';
import type { DefinitionOf } from '../model/definition/define-block.js';
import type { FieldMap } from '../model/definition/field.js';
import { labelOf } from '../model/definition/issue.js';
import type { Tree, TreeOperation } from './tree-operation.js';

const sentences = {
  insert_block: {
    ar: 'أُضيف قسم «{block}» في الموضع {place}',
    en: 'Added {block} at position {place}',
  },
  remove_block: { ar: 'حُذف قسم «{block}»', en: 'Deleted {block}' },
  move_block: {
    ar: 'نُقل قسم «{block}» إلى الموضع {place}',
    en: 'Moved {block} to position {place}',
  },
  set_field: { ar: 'عُدّل «{field}» في قسم «{block}»', en: 'Changed {field} in {block}' },
  set_group_field: {
    ar: 'عُدّل «{field}» في العنصر {item} من قسم «{block}»',
    en: 'Changed {field} of item {item} in {block}',
  },
  add_group: { ar: 'أُضيف عنصر إلى قسم «{block}»', en: 'Added an item to {block}' },
  remove_group: { ar: 'حُذف عنصر من قسم «{block}»', en: 'Deleted an item from {block}' },
  move_group: {
    ar: 'نُقل عنصر في قسم «{block}» إلى الموضع {place}',
    en: 'Moved an item in {block} to position {place}',
  },
} satisfies Record<string, Bilingual>;

const languages = { ar: { ar: 'العربية', en: 'الإنجليزية' }, en: { ar: 'Arabic', en: 'English' } };
const aBlock = { ar: 'محذوف', en: 'a deleted block' };

/**
 * Describes an operation for staff, in the list of changes, undo and the log. `tree` is the page
 * before or after the operation; it has the names of the blocks.
 */
export function describeOperation(
  operation: TreeOperation,
  definitionOf: DefinitionOf,
  tree: Tree = [],
): Bilingual {
  return {
    ar: sentence(operation, definitionOf, tree, 'ar'),
    en: sentence(operation, definitionOf, tree, 'en'),
  };
}

function sentence(
  operation: TreeOperation,
  definitionOf: DefinitionOf,
  tree: Tree,
  locale: PackageLocale,
): string {
  const block =
    operation.kind === 'insert_block'
      ? operation.block
      : tree.find(({ id }) => id === operation.block);
  const definition = block && definitionOf(block.template);
  const group = 'group' in operation ? operation.group : undefined;
  const fields: FieldMap | undefined =
    group === undefined ? definition?.fields : definition?.group_fields;
  const place = 'to' in operation ? operation.to : 'index' in operation ? operation.index : 0;
  const values: Record<string, string> = {
    block: definition?.name[locale] ?? block?.template ?? aBlock[locale],
    place: String(place + 1),
    item: String((block?.groups.findIndex(({ id }) => id === group) ?? -1) + 1),
    field:
      operation.kind === 'set_field'
        ? (labelOf(fields, operation.field)?.[locale] ?? operation.field)
        : '',
  };
  const known = values.item !== '0';
  const key =
    operation.kind === 'set_field' && group !== undefined && known
      ? 'set_group_field'
      : operation.kind;
  const said = sentences[key][locale].replace(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? '',
  );
  const language = operation.kind === 'set_field' ? operation.locale : undefined;
  return language ? `${said} (${languageName(language, locale)})` : said;
}

const languageName = (language: Locale, locale: PackageLocale): string =>
  language === 'ar' || language === 'en'
    ? languages[locale][language]
    : (languageOf(language)?.name ?? language);
