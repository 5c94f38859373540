import type { DefinitionOf, PublicBlock } from '@mawkib/blocks/model';
import { type Locale, localize } from '@mawkib/core/locale';

/** Difference of one block between the published page and the draft. */
export interface BlockDifference {
  block: string;
  template: string;
  kind: 'added' | 'removed' | 'moved' | 'changed';
  /** Changed fields of the block; `items` if its items changed. */
  fields: string[];
  items: boolean;
}

type Blocks = readonly PublicBlock[];

/** Differences in one language, in the draft's order; removed blocks last. */
export function difference(published: Blocks, draft: Blocks): BlockDifference[] {
  const shown = draft.filter(({ notice }) => !notice);
  const before = new Map(published.map((block) => [block.id, block]));
  const after = new Set(shown.map(({ id }) => id));
  const moved = movedIds(
    published.map(({ id }) => id).filter((id) => after.has(id)),
    shown.map(({ id }) => id).filter((id) => before.has(id)),
  );
  const here = shown.flatMap((block): BlockDifference[] => {
    const old = before.get(block.id);
    if (!old) return [of(block, 'added')];
    const fields = changedFields(old.fields, block.fields);
    const items = itemsOf(old) !== itemsOf(block);
    const changed = fields.length > 0 || items;
    return [
      ...(moved.has(block.id) ? [of(block, 'moved')] : []),
      ...(changed ? [{ ...of(block, 'changed'), fields, items }] : []),
    ];
  });
  const gone = published.filter(({ id }) => !after.has(id)).map((block) => of(block, 'removed'));
  return [...here, ...gone];
}

/** Merges the differences of all languages: one entry per block, with all changed fields. */
export function merged(differences: readonly BlockDifference[]): BlockDifference[] {
  const byKey = new Map<string, BlockDifference>();
  for (const one of differences) {
    const key = `${one.block} ${one.kind}`;
    const known = byKey.get(key);
    byKey.set(key, {
      ...one,
      fields: [...new Set([...(known?.fields ?? []), ...one.fields])],
      items: one.items || known?.items === true,
    });
  }
  return [...byKey.values()];
}

export function fieldLabel(
  { template, field }: { template: string; field: string },
  locale: Locale,
  definitionOf: DefinitionOf,
): string {
  return localize(definitionOf(template)?.fields[field]?.label, locale) || field;
}

const of = ({ id, template }: PublicBlock, kind: BlockDifference['kind']): BlockDifference => ({
  block: id,
  template,
  kind,
  fields: [],
  items: false,
});

const itemsOf = ({ groups }: PublicBlock) =>
  JSON.stringify(
    groups.filter(({ notice }) => !notice).map(({ id, fields }) => [id, sorted(fields)]),
  );

const sorted = (fields: Record<string, unknown>) =>
  Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));

function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/** The smallest set of ids to move to turn one order into the other. */
function movedIds(before: readonly string[], after: readonly string[]): Set<string> {
  const place = new Map(before.map((id, at) => [id, at]));
  const best: { length: number; previous: number }[] = [];
  let end = -1;
  after.forEach((id, at) => {
    best[at] = { length: 1, previous: -1 };
    for (let earlier = 0; earlier < at; earlier += 1) {
      const isInOrder = (place.get(after[earlier] ?? '') ?? 0) < (place.get(id) ?? 0);
      const length = (best[earlier]?.length ?? 0) + 1;
      if (isInOrder && length > (best[at]?.length ?? 0)) best[at] = { length, previous: earlier };
    }
    if ((best[at]?.length ?? 0) > (best[end]?.length ?? 0)) end = at;
  });
  const moved = new Set(after);
  for (let at = end; at >= 0; at = best[at]?.previous ?? -1) moved.delete(after[at] ?? '');
  return moved;
}
