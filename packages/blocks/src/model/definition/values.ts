import type { StoredBlock } from '@mawkib/api-clients/contracts';
import type { Strategy } from '@mawkib/core/dynamic-content';
import type { LinkType } from '@mawkib/core/vocabulary';
import type { StoredText } from './bilingual.js';
import type { StoredStrategy } from './stored-strategy.js';

export type {
  PublicBlock,
  PublicGroup,
  StaffNotice,
  StoredBlock,
} from '@mawkib/api-clients/contracts';
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

/** A group of a stored block; `dc_strategy` among its fields keeps the strategy of the whole. */
export type StoredGroup = StoredBlock['groups'][number];
