import type { Locale } from '@mawkib/core/locale';
import type { DataNeed, DataState } from '../model/definition/data-need.js';
import {
  type AnyBlockDefinition,
  type BlockGroup,
  blockGroups,
  type DefinitionOf,
} from '../model/definition/define-block.js';
import type { Issue } from '../model/definition/issue.js';
import type { PublicBlock, StoredBlock } from '../model/definition/public-values.js';
import { byPriority, type Template, toTemplate } from '../model/definition/template.js';
import { type ResolveOptions, resolvePage } from '../model/resolving/resolve-page.js';
import { migrateBlock } from '../model/stored/migrate-block.js';
import { validateTree } from '../model/validation/validate-tree.js';
import { CatalogueError } from './catalogue-error.js';
import { checkDefinitions } from './check-definitions.js';
import {
  type BlockDataOptions,
  blockNeeds,
  loadBlockData,
  type PageContext,
} from './load-block-data.js';

/** A heading of the picker with its visible blocks. */
export interface PickerGroup {
  readonly group: BlockGroup;
  readonly blocks: readonly AnyBlockDefinition[];
}

/**
 * The blocks of a market, shared by its services, site and editor. Immutable; its functions do not
 * need `this`.
 */
export interface Catalogue {
  /** In the picker's order: by group, `list_priority`, name. */
  readonly definitions: readonly AnyBlockDefinition[];
  readonly definitionOf: DefinitionOf;
  /** All headings in order, including those without blocks. */
  readonly pickerGroups: readonly PickerGroup[];
  /** Templates for the content service. Default locale: English. */
  readonly templates: (locale?: Locale) => Template[];
  /** All issues of a stored page. */
  readonly validate: (blocks: unknown) => Issue[];
  /**
   * Migrates a block to its definition's version; unchanged if the template is unknown or a
   * migration is missing.
   */
  readonly migrate: (block: StoredBlock) => StoredBlock;
  /** Resolves a stored page in one language, for rendering. */
  readonly resolve: (blocks: unknown, options: ResolveOptions) => PublicBlock[];
  /** Data needs of a page's blocks, by block id. */
  readonly needs: (blocks: readonly PublicBlock[], context: PageContext) => Map<string, DataNeed>;
  /** Loads all data of a page, by block id. Never rejects. */
  readonly loadData: (
    blocks: readonly PublicBlock[],
    options: Omit<BlockDataOptions, 'definitionOf'>,
  ) => Promise<Record<string, DataState>>;
}

/**
 * Creates a market's catalogue from `builtInBlocks`, or some of them, and its own blocks. Throws a
 * `CatalogueError` with all problems of the definitions.
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
