import type { Locale } from '@mawkib/core/locale';
import type { DataNeed, DataState } from '../model/definition/data.js';
import {
  type AnyBlockDefinition,
  type BlockGroup,
  blockGroups,
  type DefinitionOf,
} from '../model/definition/define-block.js';
import type { Issue } from '../model/definition/issue.js';
import { byPriority, type Template, toTemplate } from '../model/definition/template.js';
import type { PublicBlock, StoredBlock } from '../model/definition/values.js';
import { type ResolveOptions, resolvePage } from '../model/resolving/resolve.js';
import { migrateBlock } from '../model/stored/migrate.js';
import { validateTree } from '../model/validation/validate.js';
import { CatalogueError } from './catalogue-error.js';
import { checkDefinitions } from './check-definitions.js';
import {
  type BlockDataOptions,
  blockNeeds,
  loadBlockData,
  type PageContext,
} from './load-block-data.js';

/** A heading of the picker with its blocks that are not hidden. */
export interface PickerGroup {
  readonly group: BlockGroup;
  readonly blocks: readonly AnyBlockDefinition[];
}

/**
 * The blocks of a market. Its services, its site and its editor are each given the catalogue and
 * know no block besides. Immutable; every member can be passed on by itself.
 */
export interface Catalogue {
  /** In the picker's order: by group, `list_priority`, name. */
  readonly definitions: readonly AnyBlockDefinition[];
  readonly definitionOf: DefinitionOf;
  /** All headings in order, those without blocks too. */
  readonly pickerGroups: readonly PickerGroup[];
  /** As the content service serves them, in English unless asked otherwise. */
  readonly templates: (locale?: Locale) => Template[];
  /** Everything that is wrong with a stored page. */
  readonly validate: (blocks: unknown) => Issue[];
  /** The block in its definition's version; as it is where that is unknown or out of reach. */
  readonly migrate: (block: StoredBlock) => StoredBlock;
  /** A stored page in one language, ready to render. */
  readonly resolve: (blocks: unknown, options: ResolveOptions) => PublicBlock[];
  /** What the blocks of a page ask the services for, by block id. */
  readonly needs: (blocks: readonly PublicBlock[], context: PageContext) => Map<string, DataNeed>;
  /** All of it at once, by block id. Never rejects. */
  readonly loadData: (
    blocks: readonly PublicBlock[],
    options: Omit<BlockDataOptions, 'definitionOf'>,
  ) => Promise<Record<string, DataState>>;
}

/**
 * Makes the catalogue of a market from `builtInBlocks`, or some of them, and blocks of its own.
 * Throws a `CatalogueError` with all that is wrong with the definitions.
 */
export function createCatalogue(blocks: readonly AnyBlockDefinition[]): Catalogue {
  const problems = checkDefinitions(blocks);
  if (problems.length > 0) throw new CatalogueError(problems);
  const byTemplate = new Map(blocks.map((definition) => [definition.template, definition]));
  const definitionOf: DefinitionOf = (template) => byTemplate.get(template);
  const definitions = Object.freeze(
    [...blocks].sort(
      (a, b) => blockGroups.indexOf(a.group) - blockGroups.indexOf(b.group) || byPriority(a, b),
    ),
  );
  return Object.freeze<Catalogue>({
    definitions,
    definitionOf,
    pickerGroups: Object.freeze(blockGroups.map((group) => pickerGroup(group, definitions))),
    templates: (locale) => definitions.map((definition) => toTemplate(definition, locale)),
    validate: (page) => validateTree(page, definitionOf),
    migrate: (block) => {
      const definition = definitionOf(block.template);
      return definition ? migrateBlock(block, definition).block : block;
    },
    resolve: (page, options) => resolvePage(page, definitionOf, options),
    needs: (page, context) => blockNeeds(page, definitionOf, context),
    loadData: (page, options) => loadBlockData(page, { ...options, definitionOf }),
  });
}

const pickerGroup = (
  group: BlockGroup,
  definitions: readonly AnyBlockDefinition[],
): PickerGroup => ({
  group,
  blocks: Object.freeze(definitions.filter((one) => one.group === group && !one.hidden)),
});
