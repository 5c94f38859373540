import type { AnyBlockDefinition, BlockContent } from '../definition/define-block.js';
import type { StoredBlock, StoredGroup } from '../definition/public-values.js';
import { strategyOf } from '../definition/stored-strategy.js';
import { strategyKey } from '../definition/strategy-key.js';

export type Migrated =
  | { ok: true; block: StoredBlock; changed: boolean }
  | { ok: false; block: StoredBlock };

/**
 * Migrates a block to its definition's version, step by step. Not ok if a step is missing or fails,
 * or if a newer version stored the block; it is then returned unchanged.
 */
export function migrateBlock(block: StoredBlock, definition: AnyBlockDefinition): Migrated {
  const { version: current, migrations } = definition;
  if (block.version === current) return { ok: true, block, changed: false };
  if (block.version > current) return { ok: false, block };
  let content: BlockContent = { fields: block.fields, groups: block.groups };
  try {
    for (let version = block.version + 1; version <= current; version += 1) {
      const step = migrations[version];
      if (!step) return { ok: false, block };
      content = step(structuredClone(content));
    }
  } catch {
    return { ok: false, block };
  }
  const migrated = { ...block, ...content, version: current };
  return { ok: true, block: withStrategies(migrated, block), changed: true };
}

/** Migrations only handle fields of the definition: preserves other stored values. */
function withStrategies(migrated: StoredBlock, before: StoredBlock): StoredBlock {
  const known = new Map(before.groups.map((group) => [group.id, group]));
  return {
    ...keepStrategy(migrated, before),
    groups: migrated.groups.map((group) => keepStrategy(group, known.get(group.id))),
  };
}

function keepStrategy<T extends StoredGroup>(migrated: T, before: StoredGroup | undefined): T {
  const strategy = before && strategyOf(before.fields);
  if (strategy === undefined || strategyOf(migrated.fields) !== undefined) return migrated;
  return { ...migrated, fields: { ...migrated.fields, [strategyKey]: strategy } };
}
