import type { Locale } from '@mawkib/core/locale';
import { isWithin } from '@mawkib/core/schedule';
import type { AnyBlockDefinition, DefinitionOf } from '../definition/define-block.js';
import type { FieldMap } from '../definition/field.js';
import { type Issue, issue, type Place } from '../definition/issue.js';
import type {
  PublicBlock,
  PublicGroup,
  StaffNotice,
  StoredBlock,
  StoredGroup,
} from '../definition/public-values.js';
import { strategyKey } from '../definition/strategy-key.js';
import { own, type Plain } from '../plain.js';
import { migrateBlock } from '../stored/migrate-block.js';
import { readBlock, readGroup } from '../stored/read-block.js';
import { type ImageMeta, isBlank, resolveValue, type ValueContext } from './resolve-value.js';
import { textFields, withStrategy } from './with-strategy.js';

export interface ResolveOptions {
  locale: Locale;
  /** Time for schedules. */
  now: Date;
  timeZone?: string;
  /** Staff also get content that visitors do not get, with a notice. Default: visitors. */
  audience?: 'visitor' | 'staff';
  /** Alternative texts and variants of the media library, fetched in one batch before. */
  imageMeta?: (id: string) => ImageMeta | undefined;
  /** Ids of blocks and groups with a price or an offer that no longer holds; visitors get neither. */
  untrue?: ReadonlySet<string>;
  /** Called for everything that was replaced by a default or dropped. */
  report?: (issue: Issue) => void;
}

/** Resolves a page's stored blocks in one language, for rendering. Never throws. */
export function resolvePage(
  blocks: unknown,
  definitionOf: DefinitionOf,
  options: ResolveOptions,
): PublicBlock[] {
  if (!Array.isArray(blocks)) {
    options.report?.(issue({ block: '', template: '' }, 'malformed'));
    return [];
  }
  return withSuffixes(
    blocks
      .map((block) => resolveBlock(block, definitionOf, options))
      .filter((block) => block !== null),
  );
}

/** Blocks of the same template do not read each other's query parameters. */
function withSuffixes(blocks: readonly PublicBlock[]): PublicBlock[] {
  const counts = new Map<string, number>();
  return blocks.map((block) => {
    if (block.still || block.notice === 'unknown_template') return block;
    const nth = (counts.get(block.template) ?? 0) + 1;
    counts.set(block.template, nth);
    return nth > 1 ? { ...block, suffix: `-${nth}` } : block;
  });
}

/** Null if visitors do not get the block: unknown, out of its schedule, or invalid. */
export function resolveBlock(
  stored: unknown,
  definitionOf: DefinitionOf,
  options: ResolveOptions,
): PublicBlock | null {
  const read = readBlock(stored);
  if (!read) {
    options.report?.(issue({ block: '', template: '' }, 'malformed'));
    return null;
  }
  const { id, template } = read.block;
  const definition = definitionOf(template);
  const report = reporter({ block: id, template }, definition, options);
  if (read.damaged) report('malformed');
  if (!definition) {
    report('unknown_template');
    return withNotice({ id, template, fields: {}, groups: [] }, 'unknown_template', options);
  }
  const migrated = migrateBlock(read.block, definition);
  if (!migrated.ok) report('version');
  const block = migrated.block;
  const resolveContent = (content: StoredGroup & { groups: StoredGroup[] }): PublicBlock => ({
    id,
    template,
    fields: resolveFields(definition.fields, content.fields, options, report),
    groups: resolveGroups(definition, { ...block, ...content }, options),
    ...(!definition.interactive && { still: true as const }),
  });
  const resolved = withStrategy(resolveContent(block), block, options.locale, {
    ofText: (text) => {
      const fields = textFields(definition.fields, text);
      if (fields) return resolveContent({ id, fields, groups: [] });
      const inGroup = textFields(definition.group_fields, text);
      const groups = inGroup && [{ id: `${id}-text`, fields: inGroup }];
      return groups ? resolveContent({ id, fields: {}, groups }) : null;
    },
    ofFields: (fields, fallback) => {
      const groups = own(fallback, 'groups');
      const read = Array.isArray(groups) ? groups.map(readGroup) : [];
      return resolveContent({ id, fields, groups: read.filter((group) => group !== null) });
    },
  });
  if (options.untrue?.has(id)) return withNotice(resolved, 'untrue', options);
  if (inSchedule(definition.fields, block, options)) return resolved;
  return withNotice(resolved, 'out_of_schedule', options);
}

type Report = (
  rule: Issue['rule'],
  field?: string,
  values?: Record<string, string | number>,
) => void;

const reporter =
  (place: Place, definition: AnyBlockDefinition | undefined, options: ResolveOptions): Report =>
  (rule, field, values) =>
    options.report?.(
      issue({ ...place, ...(field !== undefined && { field }) }, rule, values, definition),
    );

function resolveFields(
  fields: FieldMap,
  stored: Record<string, unknown>,
  options: ResolveOptions,
  report: Report,
): Record<string, unknown> {
  const context: ValueContext = options;
  const resolved: Record<string, unknown> = {};
  for (const name of Object.keys(stored)) {
    if (!Object.hasOwn(fields, name) && name !== strategyKey) report('unknown_field', name);
  }
  for (const [name, field] of Object.entries(fields)) {
    const { value, wrong } = resolveValue(field, own(stored, name), context);
    if (wrong) report(field.type === 'Json' ? 'json' : 'type', name, { type: field.type });
    if (field.type === 'Separator' || (field.optional && isBlank(field, value))) continue;
    if (field.attrs.format === 'schedule') continue;
    resolved[name] = field.toProp ? field.toProp(value as never) : value;
  }
  return resolved;
}

function resolveGroups(
  definition: AnyBlockDefinition,
  block: StoredBlock,
  options: ResolveOptions,
): PublicGroup[] {
  const limit = definition.max_field_groups ?? Number.POSITIVE_INFINITY;
  const place = { block: block.id, template: block.template };
  if (Object.keys(definition.group_fields).length === 0) return [];
  if (block.groups.length > limit)
    reporter(place, definition, options)('limit', undefined, { limit });
  return block.groups
    .slice(0, limit)
    .map((group) => resolveGroup(definition, group, place, options))
    .filter((group) => group !== null);
}

function resolveGroup(
  definition: AnyBlockDefinition,
  group: StoredGroup,
  place: Place,
  options: ResolveOptions,
): PublicGroup | null {
  const report = reporter({ ...place, group: group.id }, definition, options);
  const isComplete = (fields: Plain) => definition.complete?.(fields as never) ?? true;
  const fieldsOf = (stored: Plain) =>
    resolveFields(definition.group_fields, stored, options, report);
  const fields = fieldsOf(group.fields);
  const instead = (stored: Plain): PublicGroup | null => {
    const other = fieldsOf(stored);
    return isComplete(other) ? { id: group.id, fields: other } : null;
  };
  const resolved = withStrategy<PublicGroup>({ id: group.id, fields }, group, options.locale, {
    ofText: (text) => {
      const other = textFields(definition.group_fields, text);
      return other ? instead(other) : null;
    },
    ofFields: instead,
  });
  if (options.untrue?.has(group.id)) return withNotice(resolved, 'untrue', options);
  if (!inSchedule(definition.group_fields, group, options)) {
    return withNotice(resolved, 'out_of_schedule', options);
  }
  if (isComplete(fields)) return resolved;
  report('incomplete');
  return withNotice(resolved, 'incomplete', options);
}

function withNotice<T extends object>(resolved: T, notice: StaffNotice, options: ResolveOptions) {
  return options.audience === 'staff' ? { ...resolved, notice } : null;
}

function inSchedule(fields: FieldMap, stored: StoredGroup, options: ResolveOptions): boolean {
  return Object.entries(fields).every(([name, field]) => {
    const value = own(stored.fields, name);
    if (field.attrs.format !== 'schedule' || typeof value !== 'string') return true;
    return isWithin(value, options.now, options.timeZone);
  });
}
