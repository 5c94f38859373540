import type { StoredBlock } from '@mawkib/api-clients/contracts/content';
import type { Strategy } from '@mawkib/core/dynamic-content';
import type { ImageTones, LinkType } from '@mawkib/core/vocabulary';
import type { StoredText } from './bilingual.js';
import type { StoredStrategy } from './stored-strategy.js';

export type {
  PublicBlock,
  PublicGroup,
  StaffNotice,
  StoredBlock,
} from '@mawkib/api-clients/contracts/content';
export { type LinkType, linkTypes, type Size } from '@mawkib/core/vocabulary';

export const linkTargets = ['_self', '_blank'] as const;
export type LinkTarget = (typeof linkTargets)[number];

/** Value of an image prop. `fallback` selects the field's fallback size. */
export interface PublicImage {
  id: string;
  alt: string;
  fallback?: true;
  /** Focal point from the library. */
  focal?: { x: number; y: number };
  /** For heroes: width of its largest additional rendition. */
  widest?: number;
  /** For images with text on them: how light they are, if the library could measure it. */
  tones?: ImageTones;
}

/** Value of a link prop. `url` is the stored one; the locale is added on render. */
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
  /** Present until the strategy is applied. */
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

/** Schema of a Json field's text; any zod schema fits. */
export interface Schema<T> {
  safeParse(input: unknown): { success: true; data: T } | { success: false };
}

/** A group of a stored block; `dc_strategy` in its fields is the group's strategy. */
export type StoredGroup = StoredBlock['groups'][number];
