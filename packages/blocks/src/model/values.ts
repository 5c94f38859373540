import type { Strategy } from '@mawkib/core/dynamic-content';
import type { LinkType } from '@mawkib/core/vocabulary';
import type { StoredText } from './bilingual.js';
import type { StoredStrategy } from './stored-strategy.js';

export { type LinkType, linkTypes, type Size } from '@mawkib/core/vocabulary';

export const linkTargets = ['_self', '_blank'] as const;
export type LinkTarget = (typeof linkTargets)[number];

/** A picture as a component gets it. `fallback` asks for the single fallback size of the field. */
export interface PublicImage {
  id: string;
  alt: string;
  fallback?: true;
  /** Its most important point, as the library has it. */
  focal?: { x: number; y: number };
  /** Of a hero: the width of its largest rendition above the usual ones. */
  widest?: number;
}

/** A link as a component gets it. `url` is as stored: the locale's prefix is added at render. */
export interface PublicLink {
  type: LinkType;
  label: string;
  url: string;
  target: LinkTarget;
  form_id: string;
  hidden_fields: Record<string, string>;
  title: string;
  columns: number | null;
  always_show?: boolean;
  /** Until it is applied. */
  dc_strategy?: Strategy<PublicLink>;
}

export interface StoredImage {
  id: string;
  alt: StoredText;
}

export interface StoredLink extends Omit<PublicLink, 'label' | 'title' | 'dc_strategy'> {
  label: StoredText;
  title: StoredText;
  dc_strategy?: StoredStrategy<StoredLink>;
}

/** What a Json field's text must be; any zod schema fits. */
export interface Schema<T> {
  safeParse(input: unknown): { success: true; data: T } | { success: false };
}

export interface StoredGroup {
  id: string;
  /** By field; `dc_strategy` among them keeps the strategy of the whole. */
  fields: Record<string, unknown>;
}

/** A block as it is stored: one value per field for all languages, contentful texts per language. */
export interface StoredBlock extends StoredGroup {
  template: string;
  /** The definition's version these values were written for. */
  version: number;
  groups: StoredGroup[];
}

/** Why staff see a block or group that visitors do not. */
export type StaffNotice = 'unknown_template' | 'out_of_schedule' | 'incomplete';

export interface PublicGroup {
  id: string;
  fields: Record<string, unknown>;
  /** Until it is applied. */
  dc_strategy?: Strategy<PublicGroup>;
  notice?: StaffNotice;
}

/** A block in one language, ready to render. Only what the definition declares is in it. */
export interface PublicBlock {
  id: string;
  template: string;
  fields: Record<string, unknown>;
  groups: PublicGroup[];
  /** Until it is applied. */
  dc_strategy?: Strategy<PublicBlock>;
  /** The block never moves: the browser keeps the server's markup and loads no script for it. */
  still?: true;
  notice?: StaffNotice;
}
