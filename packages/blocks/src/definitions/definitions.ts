import {
  type AnyBlockDefinition,
  type BlockGroup,
  blockGroups,
  type DefinitionOf,
} from '../model/define-block.js';
import { byPriority } from '../model/template.js';
import { registry } from './registry.generated.js';

/** Every block of the catalogue, in the picker's order: by group, list_priority, name. */
export const definitions: readonly AnyBlockDefinition[] = [...registry].sort(
  (a, b) => blockGroups.indexOf(a.group) - blockGroups.indexOf(b.group) || byPriority(a, b),
);

/** Looks templates up in these definitions; a market adds its own blocks to the catalogue's. */
export function lookup(all: readonly AnyBlockDefinition[]): DefinitionOf {
  const byTemplate = new Map(all.map((definition) => [definition.template, definition]));
  return (template) => byTemplate.get(template);
}

/** The catalogue's definition of a template. */
export const definitionOf: DefinitionOf = lookup(definitions);

/** The picker's eleven headings in order, each with its blocks that are not hidden. */
export const pickerGroups = (
  all: readonly AnyBlockDefinition[] = definitions,
): { group: BlockGroup; blocks: AnyBlockDefinition[] }[] =>
  blockGroups.map((group) => ({
    group,
    blocks: all
      .filter((definition) => definition.group === group && !definition.hidden)
      .sort(byPriority),
  }));
