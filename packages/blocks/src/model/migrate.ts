import type { AnyBlockDefinition, BlockContent } from './define-block.js';
import type { StoredBlock } from './values.js';

export type Migrated =
  | { ok: true; block: StoredBlock; changed: boolean }
  | { ok: false; block: StoredBlock };

/**
 * The block in its definition's version, step by step. Not ok when a step is missing or fails, or
 * when a newer version of the software wrote it: the block comes back as it was.
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
  return { ok: true, block: { ...block, ...content, version: current }, changed: true };
}
