import type { Operation, ResponseOf } from '@mawkib/api-clients/contracts';

import type { Bilingual } from './bilingual.js';
import type { DataContext, DataNeed } from './data-need.js';
import { type Field, type FieldMap, type NoFields, string } from './field.js';
import type { FieldValues, GroupValues } from './props.js';
import type { PublicBlock, PublicImage, StoredBlock, StoredGroup } from './public-values.js';

/** Groups of the block catalogue. */
export const blockGroups = [
  'Advanced',
  'Specials',
  'Content',
  'Hero',
  'Mena',
  'APO',
  'Other',
  'Retailers',
  'Schema',
  'Stock Locator',
  'New Blocks Versions',
] as const;

/** One of `blockGroups`. */
export type BlockGroup = (typeof blockGroups)[number];

/** Input and output of a migration: the values, without id and template. */
export interface BlockContent {
  fields: Record<string, unknown>;
  groups: StoredGroup[];
}
/** A pure migration to the version it is registered for. */
export type Migration = (content: BlockContent) => BlockContent;

/** Sample content for stories, picker and demo; ids are added when it is used. */
export type Sample = Pick<StoredBlock, 'fields'> & { groups?: Record<string, unknown>[] };

export interface BlockDeclaration<
  F extends FieldMap,
  G extends FieldMap,
  O extends Operation,
  V = ResponseOf<O>,
> {
  key: string;
  name: Bilingual;
  description: Bilingual;
  short_description: Bilingual;
  group: BlockGroup;
  area?: string;
  list_priority?: number;
  hidden?: boolean;
  external_block?: boolean;
  thumbnail_url?: string;
  /** Template key, if it differs from the key. */
  template?: string;
  version: number;
  /** Max number of groups. Default: no limit. */
  max_field_groups?: number;
  fields: F;
  group_fields?: G;
  /** Only in-page navigation has no `block_scroll_id`. */
  scroll_id?: false;
  /** `false`: the browser keeps the server's markup and loads no script for this block. */
  interactive: boolean;
  /** Data of a service that the block needs; `null` if these values need none. */
  data?: (context: DataContext<FieldValues<F>, GroupValues<G>>) => DataNeed<O, V> | null;
  /**
   * For blocks with text on their images: the image that fills the block's upper edge from side to
   * side, if these values have one. Where the block is first on a page, the site's bar lies on it.
   */
  top_image?: (block: PublicBlock) => PublicImage | undefined;
  /** False for incomplete groups, which visitors do not get. */
  complete?: (group: FieldValues<G>) => boolean;
  migrations?: Readonly<Record<number, Migration>>;
  sample: Readonly<Record<'ar' | 'en', Sample>>;
}

type ScrollId = { readonly block_scroll_id: Field<'String', string, true> };

export interface BlockDefinition<
  F extends FieldMap = FieldMap,
  G extends FieldMap = FieldMap,
  O extends Operation = Operation,
  V = ResponseOf<O>,
> extends Omit<BlockDeclaration<F, G, O, V>, 'data' | 'complete'> {
  readonly area: string;
  readonly list_priority: number;
  readonly hidden: boolean;
  readonly external_block: boolean;
  readonly template: string;
  readonly group_fields: G;
  readonly migrations: Readonly<Record<number, Migration>>;
  data?(context: DataContext<FieldValues<F>, GroupValues<G>>): DataNeed<O, V> | null;
  complete?(group: FieldValues<G>): boolean;
}

/** Any block, for generic code. */
// biome-ignore lint/suspicious/noExplicitAny: the values of another block's fields
export type AnyBlockDefinition = BlockDefinition<any, any, any, any>;

/** Finds a definition by the template key of a stored block. */
export type DefinitionOf = (template: string) => AnyBlockDefinition | undefined;

/**
 * Declares a block. Its props, inspector, template JSON and validation are derived from the
 * declaration. Every block has `block_scroll_id`, except in-page navigation.
 */
export function defineBlock<
  const F extends FieldMap,
  const G extends FieldMap = NoFields,
  O extends Operation = never,
  V = ResponseOf<O>,
>(declaration: BlockDeclaration<F, G, O, V>): BlockDefinition<F & ScrollId, G, O, V> {
  const { fields, scroll_id, ...rest } = declaration;
  return {
    area: 'content',
    list_priority: 0,
    hidden: false,
    external_block: false,
    template: declaration.key,
    group_fields: {} as G,
    migrations: {},
    ...rest,
    fields: scroll_id === false ? fields : { ...fields, block_scroll_id },
  } as unknown as BlockDefinition<F & ScrollId, G, O, V>;
}

export const block_scroll_id = string({
  label: { ar: 'معرّف القسم', en: 'Anchor ID' },
  help: {
    ar: 'تصل الروابط إلى هذا القسم بهذا المعرّف، مثل intro.',
    en: 'Links on the page can point to this section by this ID, such as intro.',
  },
  optional: true,
  contentful: false,
  format: 'id',
  max_length: 64,
});
